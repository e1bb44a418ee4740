import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale } from '@rab/sdk/sales';
import { Button, Flex, Grid, Stack, StatusTag, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { RouterLink } from '@rab/ui/router';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';

/** What a search has found, one row each (HOM-08). */
export function SearchResults({ kind, sales }: { kind: SaleKind; sales: readonly Sale[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={t`Search results`}>
      {sales.map((sale) => (
        <SearchResult key={sale.id} kind={kind} sale={sale} />
      ))}
    </Stack>
  );
}

function SearchResult({ kind, sale }: { kind: SaleKind; sale: Sale }) {
  const { state } = useSaleState(kind, sale);
  const { info } = useProjectInfo(sale.projectInfoHash);
  const { token } = sale;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) 12rem 9rem auto' }}
      gap="4"
      alignItems="center"
      bg="bg.panel"
      borderWidth="1px"
      rounded="panel"
      padding="4"
    >
      <ProjectLogo url={info?.logoUrl} symbol={token.symbol} hasLetter />
      <Stack gap="0">
        <Text fontWeight="semibold" truncate>
          {token.name}
        </Text>
        <Text color="fg.muted" textStyle="label" truncate>
          {token.symbol}
        </Text>
        <TokenMark token={token} />
      </Stack>
      <Flex gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
        <Address address={token.address} kind="token" />
      </Flex>
      <Flex justify="end">
        <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>
      </Flex>
      <Button asChild variant="outline" size="sm" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <RouterLink to={kind.paths.detail(sale.id)}>
          <Trans>View pool</Trans>
        </RouterLink>
      </Button>
    </Grid>
  );
}
