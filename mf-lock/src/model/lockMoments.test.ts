import { describe, expect, it } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { daysUntilRelease, lockMoments } from './lockMoments.ts';

const TGE = 10n * SECONDS_PER_DAY;
const vesting = { amount: 100n, tgeDate: TGE, tgeBps: 4_000n, cycle: 100n, cycleBps: 3_000n };
const plain = { ...vesting, tgeBps: 0n, cycle: 0n, cycleBps: 0n };

describe('the moments at which a lock changes', () => {
  it.each([
    [
      'a day and a second before',
      plain,
      TGE - SECONDS_PER_DAY - 1n,
      [TGE - 2n * SECONDS_PER_DAY, TGE - SECONDS_PER_DAY, TGE],
    ],
    ['a day before', plain, TGE - SECONDS_PER_DAY, [TGE - SECONDS_PER_DAY, TGE, TGE]],
    ['at its end', plain, TGE, [TGE]],
    ['at the first of three releases', vesting, TGE, [TGE, TGE + 100n]],
    ['between the second and the third', vesting, TGE + 150n, [TGE + 100n, TGE + 200n]],
    ['after the last', vesting, TGE + 900n, [TGE + 200n]],
  ])('%s', (_, lock, now, moments) => {
    expect(lockMoments(lock, now)).toEqual(moments);
  });

  it('days are rounded up and end with the release', () => {
    expect([TGE - 1n, TGE - SECONDS_PER_DAY, TGE].map((now) => daysUntilRelease(plain, now))).toEqual([1n, 1n, 0n]);
  });
});
