import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SALE_PLACES } from '@rab/contracts';
import { Amount, DateTime, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TransactionLink } from '@rab/ui/connected';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import { useChainConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { amountsInOrder } from '../../model/pairOrder.ts';
import type { PoolSide } from '../../queries/poolSides.ts';
import { type PositionAct, usePositionHistory } from '../../queries/positionLocks.ts';

interface HistoryProps {
  id: bigint;
  sides: readonly [PoolSide, PoolSide];
}

/** What has happened to a locked position, the newest first; nothing while the index does not say. */
export function History({ id, sides }: HistoryProps) {
  const [page, goTo] = useState(1);
  const chain = useChainConfig();
  const { data } = usePositionHistory({ id, page });
  if (!data) return null;
  const columns: Column<PositionAct>[] = [
    { header: t`Act`, card: 'head', cell: (act) => <ActWords act={act} sides={sides} /> },
    { header: t`Sent by`, cell: ({ account }) => <Address address={account} compact /> },
    { header: t`Time (UTC)`, cell: ({ timestamp }) => <DateTime seconds={timestamp} suffix={false} /> },
    {
      header: t`Transaction`,
      isNumeric: true,
      cell: ({ transaction }) => (
        <TransactionLink hash={transaction} chain={chain}>
          <Trans>View</Trans>
        </TransactionLink>
      ),
    },
  ];
  return (
    <Panel title={t`History`}>
      <Stack gap="4">
        <DataTable caption={t`History`} columns={columns} rows={data.rows} rowKey={({ id: act }) => act} />
        <Pagination page={page} hasNext={data.hasNext} onPage={goTo} />
      </Stack>
    </Panel>
  );
}

/** What an act did, and to whom or until when. */
function ActWords({ act, sides }: { act: PositionAct; sides: readonly [PoolSide, PoolSide] }) {
  const chain = useChainConfig();
  const { type, to, amount0, amount1, unlockDate } = act;
  const account = to && <Address address={to} compact />;
  const date = unlockDate !== null && <DateTime seconds={unlockDate} />;
  switch (type) {
    case 'locked':
      return date ? <Trans>Locked until {date}</Trans> : t`Locked`;
    case 'collected':
      return (
        <Stack gap="0">
          <Text>{account ? <Trans>Fees paid to {account}</Trans> : t`Fees paid`}</Text>
          {amountsInOrder(chain, sides, { amount0: amount0 ?? 0n, amount1: amount1 ?? 0n }).map(
            ({ token: { address, decimals, symbol }, value }) =>
              value > 0n && (
                <Text key={address} color="fg.muted" textStyle="label">
                  <Amount value={value} decimals={decimals} symbol={symbol} places={SALE_PLACES} />
                </Text>
              ),
          )}
        </Stack>
      );
    case 'dateMoved':
      return date ? <Trans>Extended to {date}</Trans> : t`Extended`;
    case 'described':
      return t`Title changed`;
    case 'offered':
      return account ? <Trans>Offered to {account}</Trans> : t`Offered`;
    case 'offerWithdrawn':
      return t`Offer taken back`;
    case 'accepted':
      return account ? <Trans>Accepted by {account}</Trans> : t`Accepted`;
    case 'renounced':
      return t`Renounced permanently`;
    case 'unlocked':
      return account ? <Trans>Unlocked to {account}</Trans> : t`Unlocked`;
    default:
      return t`Changed`;
  }
}
