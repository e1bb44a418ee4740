import { paths } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import {
  ErrorState,
  Flex,
  Grid,
  Heading,
  Loading,
  Notice,
  PageHeader,
  Panel,
  Stack,
  StaleNote,
  Text,
  useDocumentTitle,
} from '@rab/ui';
import { Navigate, RouteTabs } from '@rab/ui/router';
import type { SaleKindInDetail } from '../model/SaleKindInDetail.ts';
import { ProjectInfoMismatch } from '../projectInfo/ProjectInfoMismatch.ts';
import { ProjectLinks } from '../projectInfo/ProjectLinks.tsx';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';
import type { Sale } from '../queries/saleSchema.ts';
import { useSale } from '../queries/useSale.ts';
import { ActionBox } from './ActionBox.tsx';
import { OwnerPanel } from './OwnerPanel.tsx';
import { SaleTerms } from './SaleTerms.tsx';

/** The page of one sale. An address that is none, or no sale, leads Home (DET-13). */
export function SaleDetailPage({ kind, id }: { kind: SaleKindInDetail; id: string | undefined }) {
  const result = useSale(kind, id);
  if (parseAddress(id) === null) return <Navigate to={paths.home()} replace />;
  switch (result.status) {
    case 'loading':
      return (
        <Stack gap="6">
          <PageHeader title="Sale" />
          <Panel>
            <Loading />
          </Panel>
        </Stack>
      );
    case 'missing':
      return <Navigate to={paths.home()} replace />;
    case 'failed':
      return (
        <Stack gap="6">
          <PageHeader title="Sale" />
          <ErrorState title="The sale could not be loaded.">
            Its data source does not answer; it is tried again.
          </ErrorState>
        </Stack>
      );
    case 'ready':
      return <SaleDetail kind={kind} sale={result.sale} isStale={result.isStale} />;
  }
}

function SaleDetail({ kind, sale, isStale }: { kind: SaleKindInDetail; sale: Sale; isStale: boolean }) {
  const { info, error: infoError } = useProjectInfo(sale.projectInfoHash);
  useDocumentTitle(sale.token.name);
  return (
    <Stack gap="6">
      {isStale && <StaleNote />}
      {!sale.isVisible && (
        <Notice tone="warning" title="Not visible yet">
          Only its owner sees this sale in the lists until the platform's administrator has shown it.
        </Notice>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
        templateRows={{ lg: 'auto 1fr' }}
        templateAreas={{ base: '"about" "act" "tabs"', lg: '"about act" "tabs act"' }}
        gap="6"
        alignItems="start"
      >
        <Panel gridArea="about">
          <Stack gap="5">
            <Flex gap="4" align="center">
              <ProjectLogo url={info?.logoUrl} symbol={sale.token.symbol} size="14" />
              <Stack gap="0" minW="0">
                <Heading as="h1" textStyle="headline" overflowWrap="anywhere">
                  {sale.token.name}
                </Heading>
                <Text color="fg.muted">{sale.token.symbol}</Text>
              </Stack>
            </Flex>
            {infoError && <Text color="fg.muted">{unreadableInfo(infoError)}</Text>}
            {info?.description && <Text whiteSpace="pre-line">{info.description}</Text>}
            <ProjectLinks info={info} hasNames />
            <SaleTerms sale={sale} />
          </Stack>
        </Panel>
        <Stack gridArea="act" gap="6" minW="0">
          <ActionBox kind={kind} sale={sale} />
          <OwnerPanel kind={kind} sale={sale} />
        </Stack>
        <Panel gridArea="tabs">
          <RouteTabs
            tabs={kind.tabs.map(({ id, label, Content }) => ({
              id,
              label,
              content: <Content kind={kind} sale={sale} />,
            }))}
          />
        </Panel>
      </Grid>
    </Stack>
  );
}

const unreadableInfo = (error: Error): string =>
  error instanceof ProjectInfoMismatch
    ? 'What the content gateway has for this project is not what its owner published, so it is not shown.'
    : 'The project info cannot be loaded right now.';
