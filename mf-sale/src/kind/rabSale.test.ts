import { describe, expect, it } from '@jest/globals';
import { LISTING_GRACE } from '@rab/contracts';
import { atLastMoment, saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { rabSale } from './rabSale.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const full = { raised: ether(10n) };
const failed = saleFixture({ isCancelled: true });
const listed = saleFixture({ ...full, isListed: true });
const { stateOf } = rabSale;

describe('a RAB Sale through time (start 1000, end 2000, soft cap 3, hard cap 10)', () => {
  it.each<[string, Sale, bigint, string]>([
    ['before the start', saleFixture(), 999n, 'upcoming'],
    ['from the start', saleFixture(), 1000n, 'live'],
    ['until the end', saleFixture(), 2000n, 'live'],
    ['below the soft cap after the end', saleFixture({ raised: ether(3n) - 1n }), 2001n, 'failed'],
    ['at the soft cap after the end', saleFixture({ raised: ether(3n) }), 2001n, 'success'],
    ['at the hard cap before the end', saleFixture(full), 1500n, 'success'],
    ['until the time for its listing is over', saleFixture(full), 2000n + LISTING_GRACE, 'success'],
    ['not listed in time', saleFixture(full), 2001n + LISTING_GRACE, 'failed'],
    ['cancelled', failed, 999n, 'failed'],
    ['listed', listed, 3000n, 'finalized'],
  ])('%s', (_when, sale, now, state) => {
    expect(stateOf(sale, now).name).toBe(state);
  });

  it('the state of a RAB Sale changes only at its moments', () => {
    const whitelisted = saleFixture({ whitelistSeconds: 100n });
    const times = [0n, 999n, 1000n, 1001n, 1099n, 1100n, 1999n, 2000n, 2001n, 2002n, 2000n + LISTING_GRACE];
    for (const sale of [whitelisted, saleFixture({ raised: ether(3n) }), saleFixture(full), listed, failed])
      for (const now of [...times, 2001n + LISTING_GRACE, 2002n + LISTING_GRACE])
        expect(stateOf(sale, atLastMoment(rabSale, sale, now))).toBe(stateOf(sale, now));
  });
});

it('the tag of a RAB Sale says its state in the words of the order [HOM-10]', () => {
  const tag = (sale: Sale, now: bigint) => stateOf(sale, now).tag.label;
  expect(tag(saleFixture(), 999n)).toBe('Upcoming');
  expect(tag(saleFixture(), 1500n)).toBe('Sale Live');
  expect(tag(saleFixture(full), 2001n)).toBe('Sale Ended');
  expect(tag(failed, 1500n)).toBe('Canceled');
  expect(tag(listed, 2001n)).toBe('Sale Ended');
});

it('the banner of a RAB Sale says what it waits for, or that it has ended [DET-12]', () => {
  expect(stateOf(saleFixture(), 1500n).banner).toBeNull();
  expect(stateOf(saleFixture(full), 2001n).banner).toBe('Waiting for owner add liquidity');
  expect(stateOf(saleFixture(), 2001n).banner).toBe('This pool has ended');
  expect(stateOf(listed, 2001n).banner).toBe('This pool has ended');
});

describe('what is open to buyers', () => {
  it.each<[string, Sale, bigint, boolean]>([
    ['live', saleFixture(), 1500n, false],
    ['successful', saleFixture(full), 2001n, false],
    ['failed', failed, 1500n, true],
    ['listed', listed, 2001n, false],
  ])('a RAB Sale that is %s pays deposits back only as specified [BUY-05]', (_state, sale, now, expected) => {
    expect(stateOf(sale, now).isRefundOpen).toBe(expected);
  });

  it('claims are open once the liquidity is generated [BUY-06]', () => {
    expect(stateOf(listed, 2001n).isClaimOpen).toBe(true);
    expect(stateOf(saleFixture(full), 2001n).isClaimOpen).toBe(false);
    expect(stateOf(failed, 2001n).isClaimOpen).toBe(false);
  });
});
