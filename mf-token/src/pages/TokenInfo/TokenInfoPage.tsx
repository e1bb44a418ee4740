import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { isBurnAddress, parseAddress } from '@rab/contracts';
import {
  Amount,
  Box,
  Button,
  EarlyText,
  EmptyState,
  earlyFact,
  Facts,
  Flex,
  Grid,
  KeptMark,
  Loading,
  Lock,
  PageHeader,
  Panel,
  ShieldCheck,
  Spinner,
  Stack,
  Text,
} from '@rab/ui';
import { AddToWallet } from '@rab/ui/action';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { lazyPart } from '@rab/ui/overlay';
import { AreaLink, RouterLink, useParams, WayBack } from '@rab/ui/router';
import { isUnanswered, useWallet } from '@rab/wallet-context';
import { isAddressEqual, type Address as TokenAddress } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';
import { useLiveTokenInfo, useShownTokenInfo } from '../../queries/shownTokenInfo.ts';
import { Holders } from './Holders.tsx';
import { Protection } from './Protection.tsx';
import { SaleChooser } from './SaleChooser.tsx';
import { SalesOfToken } from './SalesOfToken.tsx';

const OwnerFees = lazyPart(
  () => t`The fees`,
  async () => (await import('./OwnerFees.tsx')).OwnerFees,
);

const LiquidityOfToken = lazyPart(
  () => t`The locked liquidity`,
  async () => (await import('./LiquidityOfToken.tsx')).LiquidityOfToken,
);

/** `/token/view/{tokenAddress}`: what the token says of itself; read again every 3 s until it answers (TKV-02). */
export function TokenInfoPage() {
  const token = parseAddress(useParams().tokenAddress);
  return (
    <Stack gap="3">
      <WayBack to={paths.tokenRisk()}>
        <Trans>Token check</Trans>
      </WayBack>
      <Stack gap="6">
        {token ? (
          <TokenInfoView token={token} />
        ) : (
          <>
            <PageHeader title={t`Token Info`} />
            <Panel>
              <EmptyState title={t`Invalid token address`} picture="token">
                <Trans>The link has no valid token address.</Trans>
              </EmptyState>
            </Panel>
          </>
        )}
      </Stack>
    </Stack>
  );
}

function TokenInfoView({ token }: { token: TokenAddress }) {
  const read = useLiveTokenInfo(token);
  const { data: shown, keptAt } = useShownTokenInfo(token);
  // the chain says that there is no such token: what was known of it is of another time
  const info = read.data === null ? null : shown;
  const { address } = useWallet();
  const isOwner = address !== undefined && info !== null && info !== undefined && isAddressEqual(address, info.owner);

  if (!info) {
    return (
      <>
        <PageHeader
          title={t`Token Info`}
          description={<EarlyText name="name" />}
          action={<NextSteps token={token} />}
        />
        <Columns
          facts={
            <Panel>
              <Facts
                facts={[
                  { label: t`Token address`, value: <Address address={token} kind="token" /> },
                  earlyFact(t`Name`, 'name'),
                  earlyFact(t`Symbol`, 'symbol', '5ch'),
                  earlyFact(t`Decimals`, 'decimals', '2ch'),
                  earlyFact(t`Total supply`, 'supply'),
                  earlyFact(t`Owner`, 'owner', '14ch'),
                ]}
              />
              <Stack align="center" gap="0" paddingTop="8">
                <Spinner color="accent.solid" size="lg" />
                <Loading />
                {info === null && (
                  <Text textAlign="center">
                    <Trans>No token found at this address. We check again every 3 seconds.</Trans>
                  </Text>
                )}
                {isUnanswered(read) && (
                  <Text textAlign="center">
                    <Trans>The network isn’t responding. We try again every 3 seconds.</Trans>
                  </Text>
                )}
              </Stack>
            </Panel>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={info.name}
        description={
          <Trans>
            Token Info
            <TokenMark token={info} />
          </Trans>
        }
        action={<NextSteps token={token}>{read.data && <AddToWallet token={read.data} />}</NextSteps>}
      />
      <Columns
        act={<SaleChooser token={info.address} />}
        facts={
          <>
            <Panel position="relative">
              <KeptMark at={keptAt} isOver />
              <Facts
                facts={[
                  { label: t`Token address`, value: <Address address={info.address} kind="token" /> },
                  { label: t`Name`, value: info.name },
                  { label: t`Symbol`, value: info.symbol },
                  { label: t`Decimals`, value: info.decimals },
                  {
                    label: t`Total supply`,
                    value: <Amount value={info.totalSupply} decimals={info.decimals} symbol={info.symbol} />,
                  },
                  {
                    label: t`Owner`,
                    value: isBurnAddress(info.owner) ? t`None` : <Address address={info.owner} />,
                  },
                ]}
              />
            </Panel>
            {isOwner && read.data && <OwnerFees token={read.data} />}
            {read.data && <Protection token={read.data} isOwner={isOwner} />}
          </>
        }
        rest={
          <>
            {read.data && <Holders info={read.data} />}
            <SalesOfToken token={info.address} />
            {read.data && <LiquidityOfToken token={read.data.address} />}
          </>
        }
      />
    </>
  );
}

/** The token's facts and what can be done with it: next to each other where there is room, with the rest below the facts. */
const Columns = ({ facts, act, rest }: { facts: ReactNode; act?: ReactNode; rest?: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' }}
    templateRows={{ xl: 'auto 1fr' }}
    templateAreas={{ base: '"facts" "act" "rest"', xl: '"facts act" "rest act"' }}
    gap="6"
    alignItems="start"
  >
    <Stack gridArea="facts" gap="6" minW="0">
      {facts}
    </Stack>
    <Box gridArea="act" minW="0" _empty={{ display: 'none' }}>
      {act}
    </Box>
    <Stack gridArea="rest" gap="6" minW="0" _empty={{ display: 'none' }}>
      {rest}
    </Stack>
  </Grid>
);

/** What can be done with a token besides selling it. */
function NextSteps({ token, children }: { token: TokenAddress; children?: ReactNode }) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button asChild variant="outline">
        <AreaLink to={paths.createLock({ token })}>
          <Trans>
            <Lock /> Lock tokens
          </Trans>
        </AreaLink>
      </Button>
      <Button asChild variant="outline">
        <RouterLink to={paths.tokenRisk(token)}>
          <Trans>
            <ShieldCheck /> Check risks
          </Trans>
        </RouterLink>
      </Button>
      {children}
    </Flex>
  );
}
