import { Amount, DateTime, EarlyText, StatusTag } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable, EarlyTable, PagedTable, RowButtonShape } from '@rab/ui/data';
import { ACCOUNT, DAY, HUGE, LONG_NAME, LONG_SYMBOL, MOMENT, nothing, RIGHT_TO_LEFT, WHOLE } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const parts = ['EarlyTable', 'PagedTable', 'RowButtonShape'];

interface Lock {
  id: number;
  name: string;
  symbol: string;
  amount: bigint;
}

const COLUMNS: readonly Column<Lock>[] = [
  { header: 'Name', cell: ({ name }) => name },
  {
    header: 'Amount',
    cell: ({ amount, symbol }) => <Amount value={amount} decimals={18} symbol={symbol} />,
    isNumeric: true,
  },
  { header: 'Owner', cell: () => <Address address={ACCOUNT} compact /> },
  { header: 'State', cell: () => <StatusTag tone="info">Locked</StatusTag> },
  { header: 'Unlock', cell: ({ id }) => <DateTime seconds={MOMENT + BigInt(id) * 30n * DAY} /> },
];

const table = (rows: readonly Lock[]) => () => (
  <DataTable caption="Locks" columns={COLUMNS} rows={rows} rowKey={({ id }) => String(id)} />
);

const locks = (count: number): Lock[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Lock ${id + 1}`,
    symbol: 'ABC',
    amount: BigInt(id + 1) * WHOLE,
  }));

export const stories: Stories = {
  'a page of several, which may be old': {
    draw: () => (
      <PagedTable
        caption="Locks"
        columns={COLUMNS}
        rows={locks(3)}
        rowKey={({ id }) => String(id)}
        page={2}
        hasNext
        onPage={nothing}
        isStale
      />
    ),
  },
  'being read': {
    draw: () => (
      <EarlyTable
        caption="Locks"
        columns={[
          { header: 'Name', cell: (row) => <EarlyText name={`${row}.name`} /> },
          { header: 'Amount', cell: (row) => <EarlyText name={`${row}.amount`} width="5ch" />, isNumeric: true },
          { header: 'Action', cell: () => <RowButtonShape>View</RowButtonShape> },
        ]}
      />
    ),
  },
  'no rows': { draw: table([]) },
  'some rows': { draw: table(locks(3)) },
  'cards with a first line': {
    draw: () => (
      <DataTable
        caption="Locks"
        columns={COLUMNS.map((column) => ({
          ...column,
          ...(column.header === 'Name' && { card: 'head' as const }),
          ...(column.header === 'Amount' && { card: 'end' as const }),
          ...(column.header === 'Owner' && { card: 'none' as const }),
        }))}
        rows={locks(3)}
        rowKey={({ id }) => String(id)}
      />
    ),
  },
  'a vesting of 24 parts': { draw: table(locks(24)) },
  'what strangers write': {
    draw: table([
      { id: 0, name: LONG_NAME, symbol: LONG_SYMBOL, amount: WHOLE },
      { id: 1, name: RIGHT_TO_LEFT, symbol: RIGHT_TO_LEFT, amount: WHOLE },
      { id: 2, name: LONG_SYMBOL, symbol: 'ABC', amount: HUGE },
    ]),
  },
};
