import { describe, expect, it } from '@jest/globals';
import {
  finalReleaseTime,
  isVestingLock,
  type LockTerms,
  lastReleaseTime,
  nextReleaseTime,
  releaseCount,
  releasedAmount,
  releases,
  withdrawableAmount,
} from './lockSchedule.ts';

const vesting: LockTerms = { amount: 1000n, tgeDate: 100n, tgeBps: 2500n, cycle: 10n, cycleBps: 3000n };

describe('a lock’s schedule', () => {
  it('releases nothing before the date and a plain lock at once', () => {
    const plain = { ...vesting, tgeBps: 0n, cycle: 0n, cycleBps: 0n };
    expect(releasedAmount(plain, 99n)).toBe(0n);
    expect(releasedAmount(plain, 100n)).toBe(1000n);
  });

  it('releases by cycle and caps at the whole amount', () => {
    expect([99n, 100n, 109n, 110n, 120n, 130n, 999n].map((now) => releasedAmount(vesting, now))).toEqual([
      0n,
      250n,
      250n,
      550n,
      850n,
      1000n,
      1000n,
    ]);
  });

  it('knows the next release, and that no release follows the last', () => {
    expect([99n, 100n, 109n, 110n, 129n].map((now) => nextReleaseTime(vesting, now))).toEqual([
      100n,
      110n,
      110n,
      120n,
      130n,
    ]);
    expect(nextReleaseTime(vesting, 130n)).toBeNull();
  });

  it('lists every release; together they are the whole amount', () => {
    const all = releases(vesting, 0, 100);
    expect(all).toHaveLength(releaseCount(vesting));
    expect(all.map(({ bps }) => bps)).toEqual([2500n, 3000n, 3000n, 1500n]);
    expect(all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(1000n);
    expect(all.at(-1)?.time).toBe(finalReleaseTime(vesting));
    expect(releases(vesting, 2, 1)).toEqual([all[2]]);
  });
});

const plain: LockTerms = { ...vesting, tgeBps: 0n, cycle: 0n, cycleBps: 0n };

it('a lock with a cycle is a vesting lock, however short the cycle', () => {
  expect([0n, 1n, 10n].map((cycle) => isVestingLock({ cycle }))).toEqual([false, true, true]);
});

it('the owner can withdraw what is released and was not withdrawn', () => {
  expect(withdrawableAmount({ ...vesting, unlockedAmount: 100n }, 110n)).toBe(450n);
  expect(withdrawableAmount({ ...vesting, unlockedAmount: 550n }, 119n)).toBe(0n);
});

it.each([
  ['vesting', vesting, 99n, null],
  ['vesting', vesting, 100n, 100n],
  ['vesting', vesting, 109n, 100n],
  ['vesting', vesting, 110n, 110n],
  ['vesting', vesting, 129n, 120n],
  ['vesting', vesting, 130n, 130n],
  ['vesting', vesting, 999n, 130n],
  ['vesting', { ...vesting, tgeDate: 103n }, 115n, 113n],
  ['plain', plain, 99n, null],
  ['plain', plain, 100n, 100n],
  ['plain', plain, 999n, 100n],
])('the last release of a %s lock %j at second %s was at second %s', (_, lock, now, last) => {
  expect(lastReleaseTime(lock, now)).toBe(last);
});

it.each([
  ['a plain lock', plain, 1],
  ['2,500 and three of up to 3,000 basis points', vesting, 4],
  ['2,500, 7,499 and one basis point', { ...vesting, cycleBps: 7_499n }, 3],
  ['2,500 and 7,500 basis points', { ...vesting, cycleBps: 7_500n }, 2],
  ['all basis points at its date', { ...vesting, tgeBps: 10_000n }, 1],
])('a lock that releases by %s counts its releases', (_, lock, count) => {
  expect(releaseCount(lock)).toBe(count);
  expect(releases(lock, 0, 100)).toHaveLength(count);
});

it('a plain lock has one release of all of it, on the first page', () => {
  const only = { index: 1, time: 100n, amount: 1_000n, bps: 10_000n };
  expect(releases(plain, 0, 10)).toEqual([only]);
  expect(releases(plain, 0, 1)).toEqual([only]);
  expect(releases(plain, 1, 10)).toEqual([]);
});

it('a page lists its releases by number, date, amount and share, the last one what is left', () => {
  expect(releases(vesting, 0, 2)).toEqual([
    { index: 1, time: 100n, amount: 250n, bps: 2_500n },
    { index: 2, time: 110n, amount: 300n, bps: 3_000n },
  ]);
  expect(releases(vesting, 2, 2)).toEqual([
    { index: 3, time: 120n, amount: 300n, bps: 3_000n },
    { index: 4, time: 130n, amount: 150n, bps: 1_500n },
  ]);
  expect(releases(vesting, 4, 2)).toEqual([]);
  expect(releases(vesting, 5, 2)).toEqual([]);
});

it('a release of more than is left has the share that is left', () => {
  expect(releases({ ...vesting, tgeBps: 9_000n }, 0, 9).map(({ bps }) => bps)).toEqual([9_000n, 1_000n]);
  expect(releases({ ...vesting, tgeBps: 10_000n }, 0, 9).map(({ bps }) => bps)).toEqual([10_000n]);
});
