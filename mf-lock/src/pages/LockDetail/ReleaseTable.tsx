import { basisPointsToPercent } from '@rab/contracts';
import { type Release, releaseCount, releases } from '@rab/contracts/lock';
import { Amount, DateTime, Panel, Span } from '@rab/ui';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import type { TokenInfo } from '@rab/wallet-context/contract';
import { useState } from 'react';
import type { LockRecord } from '../../queries/lockRecord.ts';

const PAGE_SIZE = 12;

/** When which part of a vesting lock becomes free (LKD-04). */
export function ReleaseTable({
  lock,
  token,
  now,
}: {
  lock: LockRecord;
  token: Pick<TokenInfo, 'decimals' | 'symbol'>;
  now: bigint;
}) {
  const [page, setPage] = useState(1);
  const from = (page - 1) * PAGE_SIZE;
  const columns: Column<Release>[] = [
    { header: 'Unlock #', cell: ({ index }) => index },
    { header: 'Time (UTC)', cell: ({ time }) => <DateTime seconds={time} suffix={false} /> },
    {
      header: 'Unlocked tokens',
      isNumeric: true,
      cell: ({ amount, bps }) => (
        <>
          <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />{' '}
          <Span color="fg.muted">({basisPointsToPercent(bps)}%)</Span>
        </>
      ),
    },
    { header: 'State', cell: ({ time }) => (time <= now ? 'Released' : 'Locked') },
  ];
  return (
    <Panel title="Vesting schedule">
      <DataTable
        caption="Vesting schedule"
        columns={columns}
        rows={releases(lock, from, PAGE_SIZE)}
        rowKey={({ index }) => String(index)}
      />
      <Pagination page={page} hasNext={from + PAGE_SIZE < releaseCount(lock)} onPage={setPage} />
    </Panel>
  );
}
