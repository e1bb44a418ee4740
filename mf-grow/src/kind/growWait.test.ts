import { expect, it } from '@jest/globals';
import { GROW_LISTING_GRACE, GrowStatus, REVIEW_GRACE } from '@rab/contracts';
import { saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { growWait, waitingGrows } from './growWait.ts';
import { ownerRecord } from './ownerRecord.ts';

const ether = 10n ** 18n;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;
/** Start 1000, end 2000. */
const growOf = (change: Partial<Sale> = {}) => saleFixture({ listing: null, raised: 5n * ether, ...change });

it.each<[string, Partial<Sale>, bigint, string | null, bigint | null]>([
  ['that is visible and runs', {}, 1500n, null, null],
  ['that is hidden and runs', { isVisible: false }, 1500n, 'Show it in the lists', 2000n],
  ['that is hidden before its start', { isVisible: false, raised: 0n }, 500n, 'Show it in the lists', 2000n],
  ['that has succeeded', {}, 2001n, 'Begin the review', 2000n + REVIEW_GRACE],
  ['in the last second for its review', {}, 2000n + REVIEW_GRACE, 'Begin the review', 2000n + REVIEW_GRACE],
  ['whose review came too late', {}, 2001n + REVIEW_GRACE, null, null],
  ['below its soft cap', { raised: 1n }, 2001n, null, null],
  ['that was ended', { isCancelled: true, isVisible: false }, 1500n, null, null],
  [
    'under review',
    { reviewStatus: GrowStatus.LISTING },
    3000n,
    'Decide: SATISFY or NOT SATISFY',
    2000n + GROW_LISTING_GRACE,
  ],
  ['that is satisfied', { reviewStatus: GrowStatus.SATISFY }, 3000n, 'Pay out', 2000n + REVIEW_GRACE],
  ['that is not satisfied', { reviewStatus: GrowStatus.NOT_SATISFY }, 3000n, 'Pay out', 2000n + REVIEW_GRACE],
  ['that is paid out', { reviewStatus: GrowStatus.SATISFY, isFinalized: true }, 3000n, null, null],
])('a grow %s waits for what and until when [ADM-01]', (_, change, now, what, until) => {
  const wait = growWait(growOf(change), now);
  expect(wait?.what ?? null).toBe(what);
  expect(wait?.until ?? null).toBe(until);
});

it('the most urgent grow comes first, and a grow that waits for nothing is left out [ADM-01]', () => {
  const late = growOf({ id: address('a'), end: 4000n });
  const soon = growOf({ id: address('b') });
  const failed = growOf({ id: address('c'), isCancelled: true });
  expect(waitingGrows([late, failed, soon], 5000n).map(({ sale }) => sale.id)).toEqual([soon.id, late.id]);
});

it('an owner’s record counts the other grows of the same owner only [ADM-01]', () => {
  const grow = growOf();
  const other = (digit: string, change: Partial<Sale> = {}) => growOf({ id: address(digit), ...change });
  expect(ownerRecord(grow, [grow, other('b', { owner: address('9'), isCancelled: true })], 3000n)).toBe('None');
  const others = [
    other('b', { reviewStatus: GrowStatus.SATISFY }),
    other('c', { reviewStatus: GrowStatus.NOT_SATISFY }),
    other('d', { isCancelled: true }),
    other('e', { raised: 1n }),
    other('f'),
  ];
  expect(ownerRecord(grow, [grow, ...others], 3000n)).toBe('5 in total: 1 satisfied, 1 not satisfied, 2 failed');
});
