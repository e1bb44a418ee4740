import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Sale } from '@rab/launchpad';
import { saleFixture } from '@rab/launchpad/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { CurrentSales } from './CurrentSales.tsx';

const saleOf = (digit: string): Sale => {
  const address = `0x${digit.repeat(40)}` as const;
  return saleFixture({ id: address, token: { address, name: digit, symbol: digit, decimals: 18 } });
};
const open = (rows: Sale[]) =>
  renderPart(<CurrentSales />, {
    answers: { chainTime: () => ({ hash: null, offset: 0 }), sales: () => ({ rows, hasNext: false }) },
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

it('Home without sales says `No Pads` and leads to the wizard [HOM-02]', async () => {
  await open([]);
  expect(screen.getByText('No Pads')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create Now' }).getAttribute('href')).toBe('/rab-sale/create');
});
