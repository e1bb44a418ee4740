import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { basisPointsToPercent, SALE_PLACES } from '@rab/contracts';
import { type LiquidityOfCurrency, type LiquidityPool, type LiquidityProof, NEVER } from '@rab/sdk/liquidity';
import { Amount, DateTime, EmptyState, ErrorState, Facts, Loading, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable } from '@rab/ui/data';
import { isAddressEqual, type Address as TokenAddress, zeroAddress } from '@rab/wallet-context/reads';
import { feePercent } from '../../model/priceRange.ts';
import { useLiquidityProof } from '../../queries/liquidityProof.ts';

/** Owners that are named; the others are counted. */
const MOST_NAMED = 5;

/** What of a token's liquidity is locked, until when at least, and by whom: its V2 pairs and V3 pools together (LIQ-03). */
export function LockedLiquidity({ token }: { token: TokenAddress }) {
  const { data: proof, isError, refetch } = useLiquidityProof({ token });
  return (
    <Panel title={t`Locked liquidity`}>
      {proof ? (
        <Proven proof={proof} />
      ) : isError ? (
        <ErrorState title={t`We couldn’t read its pools.`} onRetry={refetch}>
          <Trans>What is locked stays locked.</Trans>
        </ErrorState>
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

function Proven({ proof: { pools, currencies, unseen, besides } }: { proof: LiquidityProof }) {
  return (
    <Stack gap="6">
      {pools.length === 0 ? (
        <EmptyState title={t`No pools`}>
          <Trans>It has no pool with a currency of this network on the exchanges we know.</Trans>
        </EmptyState>
      ) : (
        <>
          {currencies.map((sum) => (
            <Sum key={sum.currency.address} sum={sum} />
          ))}
          <DataTable caption={t`Pools`} columns={columns()} rows={pools} rowKey={({ pool }) => pool} />
          <Text color="fg.muted" textStyle="label">
            <Trans>
              Amounts and the share at today’s price move with the price, so a trade can change them. A trade changes
              the share from half to double the price only if it leaves that range. Other people can add liquidity at
              any time, which makes every share smaller.
            </Trans>
          </Text>
        </>
      )}
      {besides > 0 && (
        <Text color="fg.muted">
          <Plural
            value={besides}
            one="# more locked position is in a pool with a token that is no currency here. It isn’t counted."
            other="# more locked positions are in pools with tokens that are no currency here. They aren’t counted."
          />
        </Text>
      )}
      {unseen !== null && unseen > 0n && (
        <Text color="warning.fg">
          <Plural
            value={Number(unseen)}
            one="# older locked position wasn’t checked. It may be of this token."
            other="# older locked positions weren’t checked. Some may be of this token."
          />
        </Text>
      )}
    </Stack>
  );
}

/** All pools with one currency. */
function Sum({ sum: { currency, total, locked, lockedBps, until, owners } }: { sum: LiquidityOfCurrency }) {
  const amount = (value: bigint) => (
    <Amount value={value} decimals={currency.decimals} symbol={currency.symbol} places={SALE_PLACES} />
  );
  return (
    <Facts
      facts={[
        {
          label: t`Locked in all pools`,
          value: (
            <Trans>
              {amount(locked)} of {amount(total)} ({basisPointsToPercent(lockedBps)}%)
            </Trans>
          ),
        },
        { label: t`At least half stays locked until`, value: <Until date={until} /> },
        ...(owners.length === 0 ? [] : [{ label: t`Who can open it then`, value: <Owners owners={owners} /> }]),
      ]}
    />
  );
}

function Until({ date }: { date: bigint }) {
  if (date === 0n) return <Text color="warning.fg">{t`Less than half is locked`}</Text>;
  return date === NEVER ? t`Locked for good` : <DateTime seconds={date} />;
}

function Owners({ owners }: { owners: LiquidityOfCurrency['owners'] }) {
  const rest = owners.length - MOST_NAMED;
  return (
    <Stack gap="1" align="end">
      {owners
        .slice(0, MOST_NAMED)
        .map((owner) =>
          isAddressEqual(owner, zeroAddress) ? (
            <Text key={owner}>{t`Nobody: given up or burned`}</Text>
          ) : (
            <Address key={owner} address={owner} compact />
          ),
        )}
      {rest > 0 && <Plural value={rest} one="and # more" other="and # more" />}
    </Stack>
  );
}

const columns = (): Column<LiquidityPool>[] => [
  {
    header: t`Pool`,
    card: 'head',
    cell: ({ exchange, fee, pool }) => (
      <Stack gap="1">
        {fee === null ? exchange : t`${exchange}, ${feePercent(fee)}% fee`}
        <Address address={pool} compact />
      </Stack>
    ),
  },
  {
    header: t`In the pool`,
    isNumeric: true,
    cell: ({ total, currency: { decimals, symbol } }) => (
      <Amount value={total} decimals={decimals} symbol={symbol} places={SALE_PLACES} />
    ),
  },
  {
    header: t`Locked at today’s price`,
    isNumeric: true,
    card: 'end',
    cell: ({ lockedBps }) => `${basisPointsToPercent(lockedBps)}%`,
  },
  {
    header: t`Least from half to double the price`,
    isNumeric: true,
    cell: ({ everyPriceBps }) => `${basisPointsToPercent(everyPriceBps)}%`,
  },
  {
    header: t`First unlock`,
    cell: ({ first }) => (first === null ? '–' : <DateTime seconds={first} suffix={false} />),
  },
];
