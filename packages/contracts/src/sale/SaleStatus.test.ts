import { describe, expect, it } from '@jest/globals';
import {
  fairLaunchStatus,
  GrowStatus,
  growStatus,
  LISTING_GRACE,
  REVIEW_GRACE,
  type SaleFacts,
  SaleStatus,
  saleStatus,
} from './SaleStatus.ts';

const facts: SaleFacts = {
  startTime: 100n,
  endTime: 200n,
  hardCap: 10n,
  softCap: 3n,
  totalBaseCollected: 0n,
  forceFailed: false,
  tokenPrice: 10n ** 18n,
  tokenDecimals: 18,
  baseDecimals: 18,
};
/** Three base units for a token unit. */
const coarse = { tokenPrice: 10n ** 18n / 3n + 1n };
const sale = (change: Partial<SaleFacts & { lpGenerationComplete: boolean }>) => ({
  ...facts,
  lpGenerationComplete: false,
  ...change,
});

describe('saleStatus', () => {
  it.each([
    ['before the start', {}, 99n, SaleStatus.QUED],
    ['at the start', {}, 100n, SaleStatus.ACTIVE],
    ['in its last second', {}, 200n, SaleStatus.ACTIVE],
    ['at the hard cap before the end', { totalBaseCollected: 10n }, 150n, SaleStatus.SUCCESS],
    [
      'short of the hard cap by less than a token unit costs',
      { totalBaseCollected: 8n, ...coarse },
      150n,
      SaleStatus.SUCCESS,
    ],
    ['short of it by a unit', { totalBaseCollected: 7n, ...coarse }, 150n, SaleStatus.ACTIVE],
    ['filled so, below the soft cap', { totalBaseCollected: 8n, softCap: 9n, ...coarse }, 150n, SaleStatus.FAILED],
    ['filled so, at the soft cap', { totalBaseCollected: 8n, softCap: 8n, ...coarse }, 150n, SaleStatus.SUCCESS],
    ['over, soft cap exactly reached', { totalBaseCollected: 3n }, 201n, SaleStatus.SUCCESS],
    ['over, one wei short of the soft cap', { totalBaseCollected: 2n }, 201n, SaleStatus.FAILED],
    [
      'a success in the last second for its listing',
      { totalBaseCollected: 10n },
      200n + LISTING_GRACE,
      SaleStatus.SUCCESS,
    ],
    ['a success nobody listed in time', { totalBaseCollected: 10n }, 201n + LISTING_GRACE, SaleStatus.FAILED],
    ['cancelled before the start', { forceFailed: true }, 50n, SaleStatus.FAILED],
    ['listed', { lpGenerationComplete: true, totalBaseCollected: 10n }, 300n, SaleStatus.FINALIZED],
  ])('%s', (_, change, now, status) => {
    expect(saleStatus(sale(change), now)).toBe(status);
  });
});

describe('growStatus', () => {
  it('follows the clock until the administrator has set a status', () => {
    expect(growStatus({ ...facts, growStatus: 0 }, 99n)).toBe(0);
    expect(growStatus({ ...facts, growStatus: 0 }, 150n)).toBe(1);
    expect(growStatus({ ...facts, growStatus: 0, totalBaseCollected: 3n }, 201n)).toBe(2);
    expect(growStatus({ ...facts, growStatus: 0 }, 201n)).toBe(3);
    expect([GrowStatus.LISTING, GrowStatus.SATISFY, GrowStatus.NOT_SATISFY]).toEqual([4, 5, 6]);
    for (const set of [4, 5, 6]) expect(growStatus({ ...facts, growStatus: set }, 300n)).toBe(set);
  });
});

it('each status has the code that the contracts give it', () => {
  expect(SaleStatus).toEqual({ QUED: 0, ACTIVE: 1, SUCCESS: 2, FAILED: 3, FINALIZED: 4 });
  expect(GrowStatus).toEqual({
    QUED: 0,
    ACTIVE: 1,
    SUCCESS: 2,
    FAILED: 3,
    LISTING: 4,
    SATISFY: 5,
    NOT_SATISFY: 6,
  });
});

it.each([
  ['in the last second for its review', 200n + REVIEW_GRACE, GrowStatus.SUCCESS],
  ['a second later', 201n + REVIEW_GRACE, GrowStatus.FAILED],
])('a successful RAB Grow that nobody reviewed has its status %s', (_, now, status) => {
  expect(growStatus({ ...facts, growStatus: 0, totalBaseCollected: 3n }, now)).toBe(status);
});

it.each([
  ['queued a second before its start', {}, 99n, SaleStatus.QUED],
  ['active at its start', {}, 100n, SaleStatus.ACTIVE],
  ['active until its end, however much it raised', { totalBaseCollected: 10n ** 30n }, 200n, SaleStatus.ACTIVE],
  ['failed after its end, a unit short of the soft cap', { totalBaseCollected: 2n }, 201n, SaleStatus.FAILED],
  ['a success after its end, at the soft cap', { totalBaseCollected: 3n }, 201n, SaleStatus.SUCCESS],
  ['a success as long as it can be listed', { totalBaseCollected: 3n }, 200n + LISTING_GRACE, SaleStatus.SUCCESS],
  ['failed when nobody listed it in time', { totalBaseCollected: 3n }, 201n + LISTING_GRACE, SaleStatus.FAILED],
  ['failed when it was cancelled', { forceFailed: true }, 150n, SaleStatus.FAILED],
  ['finalized once it was listed', { isFinalized: true }, 201n + LISTING_GRACE, SaleStatus.FINALIZED],
])('a fair launch is %s', (_, change, now, status) => {
  expect(fairLaunchStatus({ ...facts, isFinalized: false, ...change }, now)).toBe(status);
});
