import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '@rab/language';
import { countRepeated, type OwnerRow } from '@rab/sdk/lists';
import { Amount, Button, Notice, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable, Pagination } from '@rab/ui/data';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { memo, useState } from 'react';

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
  useLanguage();
  const [asked, goTo] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const columns: Column<OwnerRow>[] = [
    { header: t`Row`, cell: ({ row }) => row },
    { header: t`Owner`, cell: ({ owner }) => <Address address={owner} compact /> },
    {
      header: t`Amount`,
      isNumeric: true,
      cell: ({ amount }) => <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />,
    },
    {
      header: t`Schedule`,
      isNumeric: true,
      cell: (row) => (
        <Button size="xs" variant="outline" disabled={row.row === shown?.row} onClick={() => onShow(row.row)}>
          {row.row === shown?.row ? t`Shown` : t`Show`}
        </Button>
      ),
    },
  ];
  const repeated = countRepeated(rows);
  return (
    <Panel title={plural(rows.length, { one: '# lock', other: '# locks' })}>
      {repeated > 0 && (
        <Notice
          tone="warning"
          title={plural(repeated, { one: 'One owner has several rows', other: '# owners have several rows' })}
        >
          <Trans>Each row creates its own lock. Check for duplicate rows.</Trans>
        </Notice>
      )}
      <DataTable
        caption={t`Locks to create`}
        columns={columns}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ row }) => String(row)}
      />
      <Pagination page={page} hasNext={page < pages} onPage={goTo} />
    </Panel>
  );
});
