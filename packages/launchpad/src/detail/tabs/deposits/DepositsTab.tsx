import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { shortSymbol, toInputText } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { Box, DateTime, EmptyState, ErrorState, Loading, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TransactionLink } from '@rab/ui/connected';
import { type Column, DataTable, Pagination, StepChart, usePageParam } from '@rab/ui/data';
import { useChainConfig, useChainTime } from '@rab/wallet-context';
import { BaseAmount } from '../../../amounts/BaseAmount.tsx';
import type { SaleKind } from '../../../kind/SaleKind.ts';
import type { SalePartProps } from '../../../kind/SaleKindInDetail.ts';
import type { Contribution } from '../../../model/Contribution.ts';
import { CONTRIBUTIONS_READ, useContributions } from '../../../queries/contributions.ts';
import { raiseSteps } from './raiseSteps.ts';

const ROWS_A_PAGE = 10;
/** How often the chart is redrawn. */
const MINUTE = 60n;

/** Tab `Deposits`: each deposit and refund as it comes, and the raise over time (MNY-12). */
export function DepositsTab({ kind, sale }: SalePartProps) {
  const [page, goTo] = usePageParam();
  const now = useChainTime(MINUTE);
  const columns = useColumns(sale);
  const { data, isError, refetch } = useContributions({ subgraph: kind.subgraph, sale: sale.id });
  if (!data && isError) return <ErrorState title={t`We couldn’t load the deposits.`} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { rows: newest, hasNext: hasOlder } = data;
  if (newest.length === 0)
    return (
      <EmptyState title={t`No deposits yet`} picture="sale">
        <Trans>Deposits will appear here.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap="6">
      <StepChart
        caption={t`Raised over time`}
        unit={shortSymbol(sale.base.symbol)}
        points={raiseSteps(sale, newest, now)}
        marks={capsOf(kind, sale)}
        now={Number(now)}
        until={Number(sale.end)}
        meaning="sold"
      />
      <Box>
        <DataTable
          caption={t`Deposits and refunds, newest first`}
          columns={columns}
          rows={newest.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE)}
          rowKey={({ id }) => id}
        />
        <Pagination page={page} hasNext={newest.length > page * ROWS_A_PAGE} onPage={goTo} />
      </Box>
      {hasOlder && (
        <Text color="fg.muted" textStyle="label">
          <Trans>Showing the newest {CONTRIBUTIONS_READ}. Older ones are on the explorer.</Trans>
        </Text>
      )}
    </Stack>
  );
}

function useColumns(sale: Sale): Column<Contribution>[] {
  const chain = useChainConfig();
  return [
    {
      header: t`Time`,
      cell: ({ timestamp, transaction }) => (
        <TransactionLink hash={transaction} chain={chain}>
          <DateTime seconds={timestamp} />
        </TransactionLink>
      ),
    },
    { header: t`Account`, cell: ({ account }) => <Address address={account} compact /> },
    { header: t`Type`, cell: ({ isRefund }) => (isRefund ? t`Refund` : t`Deposit`) },
    { header: t`Amount`, isNumeric: true, cell: ({ amount }) => <BaseAmount sale={sale} value={amount} /> },
    { header: t`Total raised`, isNumeric: true, cell: ({ raised }) => <BaseAmount sale={sale} value={raised} /> },
  ];
}

const capsOf = ({ pricing: { hasHardCap } }: SaleKind, { base, softCap, hardCap }: Sale) =>
  [{ label: t`Soft cap`, cap: softCap }, ...(hasHardCap ? [{ label: t`Hard cap`, cap: hardCap }] : [])].map(
    ({ label, cap }) => ({ label, value: Number(toInputText(cap, base.decimals)) }),
  );
