import { describe, expect, it } from '@jest/globals';
import {
  finalReleaseTime,
  type LockTerms,
  nextReleaseTime,
  releaseCount,
  releasedAmount,
  releases,
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
