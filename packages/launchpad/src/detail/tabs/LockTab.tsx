import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { basisPointsToPercent, SALE_PLACES } from '@rab/contracts';
import { Amount, Button, DateTime, EmptyState, ErrorState, Loading } from '@rab/ui';
import { type Column, DataTable } from '@rab/ui/data';
import { AreaLink } from '@rab/ui/router';
import { topics, useIsIndexing } from '@rab/wallet-context';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { type SaleLock, useSaleLocks } from '../../queries/saleLocks.ts';

const columns = (): Column<SaleLock>[] => [
  {
    header: t`Amount`,
    cell: ({ amount, decimals }) => <Amount value={amount} decimals={decimals} places={SALE_PLACES} />,
  },
  {
    header: t`Cycle Release(%)`,
    isNumeric: true,
    cell: ({ isVesting, cycleBps }) => (isVesting ? basisPointsToPercent(cycleBps) : '–'),
  },
  {
    header: t`TGE(%)`,
    isNumeric: true,
    cell: ({ isVesting, tgeBps }) => (isVesting ? basisPointsToPercent(tgeBps) : '–'),
  },
  {
    header: t`Unlock time(UTC)`,
    cell: ({ unlockDate }) => <DateTime seconds={unlockDate} separator="/" suffix={false} />,
  },
  {
    header: t`Action`,
    isNumeric: true,
    cell: ({ id }) => (
      <Button asChild size="xs" variant="outline">
        <AreaLink to={paths.lock(id)}>{t`View`}</AreaLink>
      </Button>
    ),
  },
];

/** Tab `Lock record`: locks of the sale's token and of its liquidity (DET-06). */
export function LockTab({ sale: { token, listing } }: SalePartProps) {
  const { data, isError, refetch } = useSaleLocks([token.address, ...(listing?.pair ? [listing.pair] : [])]);
  const isIndexing = useIsIndexing([topics.locks]);
  if (!data && isError) return <ErrorState title={t`We couldn’t load the locks.`} onRetry={refetch} />;
  if (!data || (data.length === 0 && isIndexing)) return <Loading />;
  if (data.length === 0)
    return (
      <EmptyState title={t`No locks yet`} picture="lock">
        <Trans>The liquidity is locked when the sale is finalized.</Trans>
      </EmptyState>
    );
  return (
    <DataTable
      caption={t`Locks of the token and its liquidity`}
      columns={columns()}
      rows={data}
      rowKey={({ id }) => id}
    />
  );
}
