import { describe, expect, it } from '@jest/globals';
import { LISTING_GRACE } from '@rab/contracts';
import { atLastMoment, saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { fairLaunch } from './fairLaunch.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const MOST = 2n ** 96n - 1n;
const launch = (change: Partial<Sale> = {}) =>
  saleFixture({
    shared: { selling: ether(1_000_000n), mostForOwner: ether(3n) },
    price: 0n,
    hardCap: MOST,
    maxBuy: MOST,
    minBuy: 1n,
    ...change,
  });
const { stateOf } = fairLaunch;

describe('a fair launch through time (start 1000, end 2000, soft cap 3, no hard cap)', () => {
  it.each<[string, Partial<Sale>, bigint, string]>([
    ['before the start', {}, 999n, 'upcoming'],
    ['from the start, with nothing raised and so without a price', {}, 1000n, 'live'],
    ['until the end, however much is raised', { raised: ether(1000n), price: 1n }, 2000n, 'live'],
    ['below the soft cap after the end', { raised: ether(3n) - 1n }, 2001n, 'failed'],
    ['at the soft cap after the end', { raised: ether(3n) }, 2001n, 'success'],
    ['until the time for its listing is over', { raised: ether(3n) }, 2000n + LISTING_GRACE, 'success'],
    ['not listed in time', { raised: ether(3n) }, 2001n + LISTING_GRACE, 'failed'],
    ['cancelled', { isCancelled: true }, 999n, 'failed'],
    ['listed', { raised: ether(3n), isFinalized: true }, 2001n, 'finalized'],
  ])('%s [FLN-01]', (_when, change, now, state) => {
    expect(stateOf(launch(change), now).name).toBe(state);
  });

  it('the state of a fair launch changes only at its moments', () => {
    const times = [0n, 999n, 1000n, 1999n, 2000n, 2001n, 2000n + LISTING_GRACE, 2001n + LISTING_GRACE];
    for (const sale of [launch(), launch({ raised: ether(3n) }), launch({ isCancelled: true })])
      for (const now of times) expect(stateOf(sale, atLastMoment(fairLaunch, sale, now))).toBe(stateOf(sale, now));
  });
});

it('a fair launch pays deposits back once it has failed and gives tokens once it is listed, never both [FLN-02]', () => {
  const open = (change: Partial<Sale>, now: bigint) => {
    const { isClaimOpen, isRefundOpen } = stateOf(launch(change), now);
    return [isClaimOpen, isRefundOpen];
  };
  expect(open({}, 1500n)).toEqual([false, false]);
  expect(open({ raised: ether(3n) }, 2001n)).toEqual([false, false]);
  expect(open({}, 2001n)).toEqual([false, true]);
  expect(open({ isFinalized: true }, 2001n)).toEqual([true, false]);
});
