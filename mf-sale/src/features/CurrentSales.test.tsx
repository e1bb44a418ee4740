import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { screen, waitFor } from '@testing-library/react';
import { CurrentSales } from './CurrentSales.tsx';

const saleOf = (digit: string): Sale => {
  const address = `0x${digit.repeat(40)}` as const;
  return saleFixture({ id: address, token: { address, name: digit, symbol: digit, decimals: 18 } });
};
/** Draws the section; the index answers with these sales and grows. */
const open = (rows: Sale[], grows: Sale[] | 'away' = []) =>
  renderPart(<CurrentSales />, {
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      sales: ([, , asked]) => {
        const { subgraph } = asked as { subgraph: string };
        const answer = subgraph === 'privateSale' ? grows : rows;
        return answer === 'away' ? undefined : { rows: answer, hasNext: false };
      },
    },
  });

beforeEach(beginPart);
afterEach(endPart);

it('Home has four tabs of sales, six cards at most, and leads to all where there are more [HOM-02]', async () => {
  await open([...'abcdef'].map(saleOf));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Current Sale');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['All Projects', 'Live', 'Upcoming', 'Ended']);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.queryByRole('link', { name: 'All project' })).toBeNull();
  endPart();
  beginPart();
  await open([...'abcdef9'].map(saleOf));
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'All project' }).getAttribute('href')).toBe('/view-sales');
});

it.each([
  [0, 6],
  [1, 5],
  [2, 4],
  [7, 4],
])('with %i grows to show below there are %i sales: six cards in all [HOM-02] [HOM-03]', async (grows, sales) => {
  await open([...'abcdef9'].map(saleOf), [...'1234567'].slice(0, grows).map(saleOf));
  expect(screen.getAllByRole('article')).toHaveLength(sales);
});

it('several grows of one token count once, as they are shown, and none where the index of grows does not answer [HOM-02]', async () => {
  await open([...'abcdef9'].map(saleOf), [saleOf('1'), saleOf('1')]);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  endPart();
  beginPart();
  await open([...'abcdef9'].map(saleOf), 'away');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6), { timeout: 5_000 });
});

it('Home without sales says `No Pads` and leads to the wizard [HOM-02]', async () => {
  await open([]);
  expect(screen.getByText('No Pads')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create Now' }).getAttribute('href')).toBe('/rab-sale/create');
});
