import { describe, expect, it } from '@jest/globals';
import { GrowStatus, growStatus, LISTING_GRACE, type SaleFacts, SaleStatus, saleStatus } from './SaleStatus.ts';

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
