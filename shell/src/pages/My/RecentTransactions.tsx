import { formatUtc, Panel, StatusTag, type StatusTone, Text } from '@rab/ui';
import { TransactionLink } from '@rab/ui/connected';
import { type Column, DataTable } from '@rab/ui/data';
import { type TransactionPhase, type TransactionRecord, useChainConfig, useTransactions } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';

/** The state of a transaction, in one or two words. */
const STATES: Record<TransactionPhase, { label: string; tone: StatusTone }> = {
  simulating: { label: 'Checking', tone: 'info' },
  wallet: { label: 'In the wallet', tone: 'info' },
  pending: { label: 'Pending', tone: 'info' },
  confirmed: { label: 'Done', tone: 'positive' },
  failed: { label: 'Failed', tone: 'negative' },
  rejected: { label: 'Declined', tone: 'neutral' },
  replaced: { label: 'Replaced', tone: 'warning' },
  dropped: { label: 'Not found', tone: 'warning' },
  unknown: { label: 'Unknown', tone: 'warning' },
};

/** What the account sent on this chain from this browser, the newest first (PRT-02). */
export function RecentTransactions({ account }: { account: Address }) {
  const chain = useChainConfig();
  const rows = useTransactions().filter(
    (sent) => sent.chainId === chain.id && isAddressEqual(sent.account, account) && sent.phase !== 'rejected',
  );
  const columns: Column<TransactionRecord>[] = [
    { header: 'Transaction', cell: ({ summary }) => summary },
    { header: 'Time', cell: ({ startedAt }) => `${formatUtc(BigInt(Math.floor(startedAt / 1000)))} UTC` },
    { header: 'State', cell: ({ phase }) => <StatusTag tone={STATES[phase].tone}>{STATES[phase].label}</StatusTag> },
    { header: 'Explorer', cell: ({ hash }) => (hash ? <TransactionLink hash={hash} chain={chain} /> : '–') },
  ];
  return (
    <Panel title="Recent transactions">
      {rows.length > 0 ? (
        <DataTable caption="Recent transactions" columns={columns} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <Text color="fg.muted">No transactions from this browser yet.</Text>
      )}
    </Panel>
  );
}
