import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { shareInPercent } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { EmptyState } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable } from '@rab/ui/data';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { rewardOf } from '../../model/referralRewards.ts';

type Referrer = Sale['referrers'][number];

const columnsOf = (sale: Sale): Column<Referrer>[] => [
  { header: t`User`, cell: ({ account }) => <Address address={account} compact /> },
  {
    header: t`Amount`,
    isNumeric: true,
    cell: ({ amount }) => (
      <>
        <BaseAmount sale={sale} value={amount} /> ({shareInPercent(amount, sale.referred)}%)
      </>
    ),
  },
  {
    header: t`Reward`,
    isNumeric: true,
    cell: ({ amount }) => <BaseAmount sale={sale} value={rewardOf(sale, amount)} />,
  },
];

/** Tab `Top Reward`: who brought how much, and earns what (DET-07). */
export function TopRewardTab({ sale }: SalePartProps) {
  const rows = sale.referrers.filter(({ amount }) => amount > 0n);
  if (rows.length === 0)
    return (
      <EmptyState title={t`No referrals yet`}>
        <Trans>Be the first to refer a buyer.</Trans>
      </EmptyState>
    );
  return (
    <DataTable
      caption={t`Referrers by the deposits they brought`}
      columns={columnsOf(sale)}
      rows={rows}
      rowKey={({ account }) => account}
    />
  );
}
