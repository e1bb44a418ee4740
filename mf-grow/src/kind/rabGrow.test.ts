import { describe, expect, it } from '@jest/globals';
import { GrowStatus, REVIEW_GRACE } from '@rab/contracts';
import { atLastMoment, saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { rabGrow } from './rabGrow.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const grow = (change: Partial<Sale> = {}) => saleFixture({ listing: null, ...change });
const full = { raised: ether(10n) };
const growAt = (reviewStatus: GrowStatus) => grow({ ...full, reviewStatus });
const failed = grow({ isCancelled: true });
const { stateOf } = rabGrow;

describe('a RAB Grow through time (start 1000, end 2000, soft cap 3, hard cap 10)', () => {
  it.each<[string, Sale, bigint, string]>([
    ['before the start', grow(), 999n, 'upcoming'],
    ['until the end', grow(), 2000n, 'live'],
    ['below the soft cap after the end', grow({ raised: ether(3n) - 1n }), 2001n, 'failed'],
    ['at the soft cap after the end', grow({ raised: ether(3n) }), 2001n, 'success'],
    ['until the time for its review is over', grow(full), 2000n + REVIEW_GRACE, 'success'],
    ['not reviewed in time', grow(full), 2001n + REVIEW_GRACE, 'failed'],
    ['cancelled', failed, 999n, 'failed'],
    ['under review', growAt(GrowStatus.LISTING), 2001n, 'listing'],
    ['satisfied', growAt(GrowStatus.SATISFY), 2001n, 'satisfied'],
    ['not satisfied', growAt(GrowStatus.NOT_SATISFY), 2001n, 'not-satisfied'],
  ])('%s', (_when, sale, now, state) => {
    expect(stateOf(sale, now).name).toBe(state);
  });

  it('the state of a RAB Grow changes only at its moments', () => {
    const times = [0n, 999n, 1000n, 1001n, 1999n, 2000n, 2001n, 2002n, 2000n + REVIEW_GRACE, 2001n + REVIEW_GRACE];
    for (const sale of [grow(), grow({ raised: ether(3n) }), grow(full), growAt(GrowStatus.LISTING), failed])
      for (const now of times) expect(stateOf(sale, atLastMoment(rabGrow, sale, now))).toBe(stateOf(sale, now));
  });
});

it('the statuses of a RAB Grow are the contract’s numbers; those above 3 have settled, and 3 has failed [GRW-02]', () => {
  expect(GrowStatus).toEqual({ QUED: 0, ACTIVE: 1, SUCCESS: 2, FAILED: 3, LISTING: 4, SATISFY: 5, NOT_SATISFY: 6 });
  for (const status of [4, 5, 6] as const) expect(stateOf(growAt(status), 2001n).phase).toBe('settled');
  expect(stateOf(failed, 2001n).phase).toBe('failed');
});

it('the banner of a RAB Grow says what it waits for, or that it has ended [DET-12]', () => {
  expect(stateOf(grow(full), 2001n).banner).toBe('Waiting for listing time');
  expect(stateOf(growAt(GrowStatus.SATISFY), 2001n).banner).toBeNull();
  expect(stateOf({ ...growAt(GrowStatus.SATISFY), isFinalized: true }, 2001n).banner).toBe('This pool has ended');
});

describe('what is open to buyers', () => {
  it.each<[string, Sale, bigint, boolean]>([
    ['live', grow(), 1500n, false],
    ['successful', grow(full), 2001n, false],
    ['failed', failed, 1500n, true],
    ['in listing', growAt(GrowStatus.LISTING), 2001n, true],
    ['satisfied', growAt(GrowStatus.SATISFY), 2001n, false],
    ['not satisfied', growAt(GrowStatus.NOT_SATISFY), 2001n, true],
  ])('a RAB Grow that is %s pays deposits back only as specified [BUY-05]', (_state, sale, now, expected) => {
    expect(stateOf(sale, now).isRefundOpen).toBe(expected);
  });

  it('claims are open once it is in review or reviewed', () => {
    const { LISTING, SATISFY, NOT_SATISFY } = GrowStatus;
    for (const status of [LISTING, SATISFY, NOT_SATISFY]) expect(stateOf(growAt(status), 2001n).isClaimOpen).toBe(true);
    for (const sale of [grow(full), failed]) expect(stateOf(sale, 2001n).isClaimOpen).toBe(false);
  });
});

it('RAB Grows are listed with the tabs of every kind, and Satisfy and Not Satisfy by the decision [HOM-04]', () => {
  const names = rabGrow.listTabs.map(({ label }) => label);
  expect(names).toEqual(['All Projects', 'My projects', 'Live', 'Upcoming', 'Ended', 'Satisfy', 'Not Satisfy']);
  const [satisfied, unsatisfied] = rabGrow.listTabs.slice(-2).map(({ id, conditions }) => [id, conditions(100n)]);
  expect(satisfied).toEqual(['satisfied', [{ growStatus: 5 }]]);
  expect(unsatisfied).toEqual(['not-satisfied', [{ growStatus: 6 }]]);
});
