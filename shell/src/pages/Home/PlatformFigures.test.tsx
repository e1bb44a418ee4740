import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { screen, waitFor, within } from '@testing-library/react';
import { PlatformFigures } from './PlatformFigures.tsx';
import type { PlatformTotals } from './platformTotals.ts';

const native = { address: '0x0000000000000000000000000000000000000000', symbol: 'BNB', decimals: 18 } as const;
const dollar = { address: `0x${'9'.repeat(40)}`, symbol: 'BUSD', decimals: 18 } as const;
const whole = (amount: bigint) => amount * 10n ** 18n;
const NOTHING: PlatformTotals = { locks: 0, lockedTokens: 0, listedSales: 0, raised: [], refunded: [], asOf: 0n };

/** Draws the figures; the indexer has counted this. */
const draw = (totals: PlatformTotals | undefined) =>
  renderPart(<PlatformFigures />, {
    prices: 'https://prices.example/',
    answers: { platformTotals: () => totals, usdPrices: () => ({ binancecoin: 60_000_000_000n }) },
  });
const figures = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const GUARANTEES = [
  'A lock unlocksOn its datefor nobody before it',
  'Owners are paidAfter the listingand only above the soft cap',
  'Liquidity is lockedAt listingin the same transaction',
  'A failed saleRefundsthe whole deposit',
];

beforeEach(beginPart);
afterEach(endPart);

it('the figures show what the indexer has counted, each currency on its own, with the time of the count [LOK-03]', async () => {
  await draw({
    locks: 1204,
    lockedTokens: 1,
    listedSales: 1,
    raised: [
      { ...native, amount: whole(125n) },
      { ...dollar, amount: whole(3000n) },
    ],
    refunded: [{ ...dollar, amount: whole(12n) }],
    asOf: 1_700_000_000n,
  });
  expect(figures()).toEqual([
    'Locked now1,204 locksof 1 token',
    'Raised125BNBby successful sales ≈ $75,000 + 3,000BUSD',
    'Listed1 salewith liquidity locked',
    'Refunds paid12BUSDto buyers, in full',
  ]);
  expect(screen.getByText(/Counted on-chain as of/).textContent).toContain('2023-11-14 22:13');
});

it('the figures say what the contracts guarantee, and no zeros, where nothing has happened yet [LOK-03]', async () => {
  await draw(NOTHING);
  expect(figures()).toEqual(GUARANTEES);
  expect(screen.queryByText(/as of/)).toBeNull();
  endPart();
  beginPart();
  await draw({ ...NOTHING, listedSales: 2 });
  expect(figures()).toEqual([...GUARANTEES.slice(0, 2), 'Listed2 saleswith liquidity locked', ...GUARANTEES.slice(3)]);
});

it('the figures say what the contracts guarantee where the indexer does not answer [LOK-03]', async () => {
  await draw(undefined);
  await waitFor(() => expect(figures()).toEqual(GUARANTEES), { timeout: 20_000 });
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
}, 30_000);
