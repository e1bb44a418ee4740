import '@rab/testing/patience';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { type Column, DataTable } from './DataTable.tsx';

const given = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = given;
  cleanup();
});

const COLUMNS: readonly Column<string>[] = [
  { header: 'Index', cell: (_, index) => index + 1, card: 'none' },
  { header: 'Amount', cell: (name) => `5 ${name}`, isNumeric: true, card: 'end' },
  { header: 'Name', cell: (name) => name, card: 'head' },
  { header: 'State', cell: () => 'Locked' },
];

function draw(columns: readonly Column<string>[], isNarrow: boolean) {
  globalThis.matchMedia = jest.fn(
    () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  render(<DataTable caption="Locks" columns={columns} rows={['ABC', 'DEF']} rowKey={(name) => name} />, {
    wrapper: UiProvider,
  });
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Locks' }))
    .getAllByRole('listitem')
    .map((card) => [...card.children].map(({ children }) => [...children].map(({ textContent }) => textContent)));

it('a card begins with what it is about and its amount, whose headers are for screen readers, and leaves out what the table says [LOK-15]', () => {
  draw(COLUMNS, true);
  expect(cards()).toEqual([
    [
      ['Name ABC', 'Amount 5 ABC'],
      ['State', 'Locked'],
    ],
    [
      ['Name DEF', 'Amount 5 DEF'],
      ['State', 'Locked'],
    ],
  ]);
});

it('a card whose table names only an end has that in its first line [LOK-15]', () => {
  draw(
    COLUMNS.filter(({ card }) => card !== 'head'),
    true,
  );
  expect(cards()[0]).toEqual([
    ['', 'Amount 5 ABC'],
    ['State', 'Locked'],
  ]);
});

it('a card has a line with its header for each column of a table that says nothing of cards [LOK-15]', () => {
  draw(
    COLUMNS.map(({ card: _, ...column }) => column),
    true,
  );
  expect(cards()[1]).toEqual([
    ['Index', '2'],
    ['Amount', '5 DEF'],
    ['Name', 'DEF'],
    ['State', 'Locked'],
  ]);
});

it('a wide window has a table of all columns [LOK-15]', () => {
  draw(COLUMNS, false);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Index',
    'Amount',
    'Name',
    'State',
  ]);
  expect(
    screen
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['1', '5 ABC', 'ABC', 'Locked']);
});
