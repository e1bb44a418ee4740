import { Amount, Button, Notice, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { memo, useState } from 'react';
import { countRepeated, type OwnerRow } from './parseOwnerList.ts';

const PAGE_SIZE = 5;

/** The rows that were read from a list, one page at a time; the schedule of one row is shown next to them. */
export const OwnerRows = memo(function Rows({
  rows,
  token,
  shown,
  onShow,
}: {
  rows: readonly OwnerRow[];
  token: Pick<TokenInfo, 'decimals' | 'symbol'>;
  /** The row whose schedule is shown. */
  shown: OwnerRow | undefined;
  onShow: (row: number) => void;
}) {
  const [asked, goTo] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const columns: Column<OwnerRow>[] = [
    { header: 'Row', cell: ({ row }) => row },
    { header: 'Owner', cell: ({ owner }) => <Address address={owner} compact /> },
    {
      header: 'Amount',
      isNumeric: true,
      cell: ({ amount }) => <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />,
    },
    {
      header: 'Schedule',
      isNumeric: true,
      cell: (row) => (
        <Button size="xs" variant="outline" disabled={row.row === shown?.row} onClick={() => onShow(row.row)}>
          {row.row === shown?.row ? 'Shown' : 'Show'}
        </Button>
      ),
    },
  ];
  const repeated = countRepeated(rows);
  return (
    <Panel title={`${rows.length} ${rows.length === 1 ? 'lock' : 'locks'}`}>
      {repeated > 0 && (
        <Notice
          tone="warning"
          title={repeated === 1 ? 'One owner has several rows' : `${repeated} owners have several rows`}
        >
          Each row creates its own lock. Check for duplicate rows.
        </Notice>
      )}
      <DataTable
        caption="Locks to create"
        columns={columns}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ row }) => String(row)}
      />
      <Pagination page={page} hasNext={page < pages} onPage={goTo} />
    </Panel>
  );
});
