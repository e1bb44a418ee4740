import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { type Answers, type Page, renderPart } from '@rab/testing/renderPart';
import { keepEarlyTexts } from '@rab/ui';
import { act, cleanup, screen } from '@testing-library/react';
import { BaseAmount } from '../src/amounts/BaseAmount.tsx';
import { ActionBox } from '../src/detail/ActionBox.tsx';
import { listTabs } from '../src/kind/listTabs.ts';
import { SaleGrid } from '../src/list/SaleGrid.tsx';
import { commonStates } from '../src/model/commonStates.ts';
import { kindFixture } from './kindFixture.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const vesting = { isLinear: true, startSeconds: 0n, endSeconds: 9n, basisPoints: 6_000n, periodSeconds: 0n };
const shares = [{ account: `0x${'b'.repeat(40)}` as const, amount: ether(1) }];
const sale = saleFixture({
  vesting,
  deposits: shares,
  referrers: shares,
  shared: { selling: 5n, mostForOwner: 2n ** 96n },
});
const kind = { ...kindFixture, stateOf: () => commonStates.failed };
const chainTime = () => ({ hash: null, offset: 0 });

/** Draws a page that reads, leaves it, and comes back while nothing answers. */
async function visitTwice(part: React.ReactNode, answers: Answers) {
  await renderPart(part, { answers: { chainTime, ...answers }, isConnected: true, prices: 'https://prices.example/' });
  expect(screen.queryByTestId('kept')).toBeNull();
  cleanup();
  fakeNode();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  return renderPart(part, { answers: { chainTime }, prices: 'https://prices.example/' });
}

/** The read's answer comes. */
const answer = (page: Page, read: string, data: unknown) =>
  act(async () => {
    page.queries.setQueriesData({ queryKey: [read] }, data);
    await new Promise((heard) => setTimeout(heard, 50));
  });

beforeEach(beginPart);
afterEach(endPart);

it('a list of an earlier visit is there at once, with its time, until it is read again [CFG-09]', async () => {
  const grid = <SaleGrid kind={kind} tab={listTabs.live} size={6} headingLevel="h2" />;
  const page = await visitTwice(grid, { sales: () => ({ rows: [sale], hasNext: false }) });
  expect(screen.getByRole('article').textContent).toContain(sale.token.symbol);
  expect(screen.getByTestId('kept').textContent).toMatch(/^As of \d{4}-\d\d-\d\d \d\d:\d\dUTC$/);
  await answer(page, 'sales', { rows: [], hasNext: false });
  expect(screen.getByText('No Pads')).toBeTruthy();
  expect(screen.queryByTestId('kept')).toBeNull();
});

it('a list whose first rows came with the page shows them, not the older ones of an earlier visit [CFG-09] [FST-01]', async () => {
  const grid = <SaleGrid kind={kind} tab={listTabs.live} size={6} headingLevel="h2" isWhole />;
  document.body.innerHTML = '<i data-early="0.symbol">NEWER</i>';
  keepEarlyTexts();
  document.body.innerHTML = '';
  const page = await visitTwice(grid, { sales: () => ({ rows: [sale], hasNext: false }) });
  expect(screen.getAllByTestId('pad-skeleton')[0]?.textContent).toContain('NEWER');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByTestId('kept')).toBeNull();
  await answer(page, 'sales', { rows: [sale], hasNext: false });
  expect(screen.getByRole('article').textContent).toContain(sale.token.symbol);
});

it('what an account had in a sale is shown with its time, and offers no act before it is read again [CFG-09]', async () => {
  const box = <ActionBox kind={kind} sale={sale} source="indexer" />;
  const deposited = { deposited: ether(2), bought: ether(3_000), claimed: 0n, referred: 0n };
  const page = await visitTwice(box, { buyer: () => deposited });
  expect(screen.getByText(/You deposited/).textContent).toMatch(/^You deposited 2\s?BNB/);
  expect(screen.getByTestId('kept')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /refund/i })).toBeNull();
  await answer(page, 'buyer', deposited);
  expect(screen.getByRole('button', { name: /refund/i })).toBeTruthy();
  expect(screen.queryByTestId('kept')).toBeNull();
});

it('a price of an earlier visit is shown with its time until the service answers [CFG-09]', async () => {
  const amount = <BaseAmount sale={sale} value={ether(2)} />;
  const page = await visitTwice(amount, { usdPrices: () => ({ binancecoin: 60_000_000_000n }) });
  expect(screen.getByTestId('usd').textContent).toBe('≈ $1,200.00');
  expect(screen.getByTestId('kept')).toBeTruthy();
  await answer(page, 'usdPrices', {});
  expect(screen.queryByTestId('usd')).toBeNull();
});
