import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatUtc, Panel, StatusTag, type StatusTone, Text } from '@rab/ui';
import { TransactionLink } from '@rab/ui/connected';
import { type Column, DataTable } from '@rab/ui/data';
import { type TransactionPhase, type TransactionRecord, useChainConfig, useTransactions } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';

/** The state of a transaction, in one or two words. */
const states = (): Record<TransactionPhase, { label: string; tone: StatusTone }> => ({
  simulating: { label: t`Checking`, tone: 'info' },
  wallet: { label: t`In the wallet`, tone: 'info' },
  pending: { label: t`Pending`, tone: 'info' },
  confirmed: { label: t`Done`, tone: 'positive' },
  failed: { label: t`Failed`, tone: 'negative' },
  rejected: { label: t`Declined`, tone: 'neutral' },
  replaced: { label: t`Replaced`, tone: 'warning' },
  dropped: { label: t`Not found`, tone: 'warning' },
  unknown: { label: t`Unknown`, tone: 'warning' },
});

/** What the account sent on this chain from this browser, the newest first (PRT-02). */
export function RecentTransactions({ account }: { account: Address }) {
  const chain = useChainConfig();
  const rows = useTransactions().filter(
    (sent) => sent.chainId === chain.id && isAddressEqual(sent.account, account) && sent.phase !== 'rejected',
  );
  const columns: Column<TransactionRecord>[] = [
    { header: t`Transaction`, cell: ({ summary }) => summary },
    { header: t`Time`, cell: ({ startedAt }) => `${formatUtc(BigInt(Math.floor(startedAt / 1000)))} UTC` },
    {
      header: t`State`,
      cell: ({ phase }) => {
        const { tone, label } = states()[phase];
        return <StatusTag tone={tone}>{label}</StatusTag>;
      },
    },
    { header: t`Explorer`, cell: ({ hash }) => (hash ? <TransactionLink hash={hash} chain={chain} /> : '–') },
  ];
  return (
    <Panel title={t`Recent transactions`}>
      {rows.length > 0 ? (
        <DataTable caption={t`Recent transactions`} columns={columns} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <Text color="fg.muted">
          <Trans>No transactions from this browser yet.</Trans>
        </Text>
      )}
    </Panel>
  );
}
