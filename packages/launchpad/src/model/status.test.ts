import { describe, expect, it } from '@jest/globals';
import { GrowStatus, LISTING_GRACE } from '@rab/contracts';
import { launchpadFixture } from '../../test/launchpadFixture.ts';
import { type Launchpad, SaleKind } from './Launchpad.ts';
import { bannerOf, countdownOf, saleState } from './status.ts';
import { timelineOf } from './timeline.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const full = { totalBaseCollected: ether(10n) };
const grow = (change: Partial<Launchpad> = {}) => launchpadFixture({ kind: SaleKind.GROW, ...change });
const whitelisted = () => {
  const sale = launchpadFixture();
  return { ...sale, info: { ...sale.info, whitelistTime: 100n } };
};

describe('a sale through time (start 1000, end 2000, soft cap 3, hard cap 10)', () => {
  it.each<[string, Launchpad, bigint, string]>([
    ['before the start', launchpadFixture(), 999n, 'upcoming'],
    ['from the start', launchpadFixture(), 1000n, 'live'],
    ['until the end', launchpadFixture(), 2000n, 'live'],
    ['below the soft cap after the end', launchpadFixture({ totalBaseCollected: ether(3n) - 1n }), 2001n, 'failed'],
    ['at the soft cap after the end', launchpadFixture({ totalBaseCollected: ether(3n) }), 2001n, 'success'],
    ['at the hard cap before the end', launchpadFixture(full), 1500n, 'success'],
    ['not listed in time', launchpadFixture(full), 2001n + LISTING_GRACE, 'failed'],
    ['cancelled', launchpadFixture({ forceFailed: true }), 999n, 'failed'],
    ['listed', launchpadFixture({ ...full, lpGenerationComplete: true }), 3000n, 'finalized'],
    ['a grow under review', grow({ ...full, growStatus: GrowStatus.LISTING }), 2001n, 'listing'],
    ['a satisfied grow', grow({ ...full, growStatus: GrowStatus.SATISFY }), 2001n, 'satisfied'],
    ['an unsatisfied grow', grow({ ...full, growStatus: GrowStatus.NOT_SATISFY }), 2001n, 'not-satisfied'],
  ])('%s', (_when, sale, now, state) => {
    expect(saleState(sale, now)).toBe(state);
  });
});

describe('countdownOf', () => {
  it('counts to the start, to the end of the whitelist time, and to the end', () => {
    expect(countdownOf(whitelisted(), 999n)).toEqual({ label: 'Sale Starts In:', target: 1000n });
    expect(countdownOf(whitelisted(), 1099n)).toEqual({ label: 'Whitelist Sale In:', target: 1100n });
    expect(countdownOf(whitelisted(), 1100n)).toEqual({ label: 'Sale Ends In:', target: 2000n });
    expect(countdownOf(launchpadFixture(), 1000n)).toEqual({ label: 'Sale Ends In:', target: 2000n });
    expect(countdownOf(launchpadFixture(), 2001n)).toBeNull();
  });
});

describe('bannerOf', () => {
  it('says what the sale waits for, or that it has ended [DET-12]', () => {
    expect(bannerOf(launchpadFixture(), 1500n)).toBeNull();
    expect(bannerOf(launchpadFixture(full), 2001n)).toBe('Waiting for owner add liquidity');
    expect(bannerOf(grow(full), 2001n)).toBe('Waiting for listing time');
    expect(bannerOf(launchpadFixture(), 2001n)).toBe('This pool has ended');
    expect(bannerOf(launchpadFixture({ ...full, lpGenerationComplete: true }), 2001n)).toBe('This pool has ended');
    expect(bannerOf(grow({ ...full, growStatus: GrowStatus.SATISFY }), 2001n)).toBeNull();
    expect(bannerOf(grow({ ...full, growStatus: GrowStatus.SATISFY, finalized: true }), 2001n)).toBe(
      'This pool has ended',
    );
  });
});

describe('timelineOf', () => {
  const labels = (sale: Launchpad, now: bigint) =>
    timelineOf(sale, now).map(({ label, state }) => `${label}: ${state}`);

  it('puts Now between what passed and what is ahead', () => {
    expect(labels(launchpadFixture(), 1500n)).toEqual([
      'Waiting for pool start: done',
      'Pool start: done',
      'Now: current',
      'Pool end: ahead',
    ]);
  });

  it('ends with the vesting where there is one', () => {
    const sale = launchpadFixture();
    const vesting = { ...sale.vesting, requestVesting: true, vestingEndEmission: 500n };
    expect(timelineOf({ ...sale, vesting }, 2500n).at(-2)).toEqual({
      label: 'Vesting end',
      time: 2500n,
      state: 'done',
    });
    expect(labels({ ...sale, vesting }, 2499n).at(-1)).toBe('Vesting end: ahead');
  });
});
