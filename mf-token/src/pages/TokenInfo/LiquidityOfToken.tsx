import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { basisPointsToPercent, SALE_PLACES } from '@rab/contracts';
import { type LiquidityOfCurrency, NEVER } from '@rab/sdk/liquidity';
import { Amount, Button, DateTime, ErrorState, type Fact, Facts, Flex, Loading, Panel, Text } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import type { Address } from '@rab/wallet-context/reads';
import { useLiquidityOfToken } from '../../queries/liquidityOfToken.ts';

/** How much of a token's liquidity is locked, until when, and in how many hands; the rest is on the page of its locks. */
export function LiquidityOfToken({ token }: { token: Address }) {
  const { data, isError, refetch } = useLiquidityOfToken(token);
  const hasMore = data !== undefined && data.pools.length + data.besides > 0;
  return (
    <Panel title={t`Locked liquidity`}>
      {data ? (
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          {data.currencies.length === 0 ? (
            <Text>
              <Trans>It has no pool with a currency of this network on the exchanges we know.</Trans>
            </Text>
          ) : (
            <Facts facts={data.currencies.flatMap(factsOf)} />
          )}
          {hasMore && (
            <Button asChild variant="outline" size="sm">
              <AreaLink to={paths.locksOfToken(token)}>
                <Trans>View pools</Trans>
              </AreaLink>
            </Button>
          )}
        </Flex>
      ) : isError ? (
        <ErrorState title={t`We couldn’t read its pools.`} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

const factsOf = ({ currency, locked, lockedBps, until, owners }: LiquidityOfCurrency): Fact[] => [
  {
    label: t`Locked or burned, of ${currency.symbol} in its pools`,
    value: (
      <>
        <Amount value={locked} decimals={currency.decimals} symbol={currency.symbol} places={SALE_PLACES} /> (
        {basisPointsToPercent(lockedBps)}%)
      </>
    ),
  },
  {
    label: t`At least half stays locked until`,
    value:
      until === 0n ? (
        <Text color="warning.fg">{t`Less than half is locked`}</Text>
      ) : until === NEVER ? (
        t`Locked for good`
      ) : (
        <>
          <DateTime seconds={until} /> (
          <Plural value={owners.length} one="# owner" other="# owners" />)
        </>
      ),
  },
];
