import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { vestingOwed } from './amounts.ts';
import { nextRound, roundAmount, roundAt, roundCount } from './releases.ts';

const DAY = 86_400n;
/** 60 % over three days, a third each day. */
const terms = { vestingBps: 6_000n, start: 0n, end: 3n * DAY, period: DAY };

it('a vesting round gives deposit x token price x vesting percentage / 10000 / period [BUY-11]', () => {
  const bought = 1_500n * 10n ** 18n;
  expect(roundCount(terms)).toBe(3n);
  expect([0n, 1n, 2n, 3n].map((round) => roundAmount(bought, terms, round) / 10n ** 18n)).toEqual([
    600n,
    300n,
    300n,
    300n,
  ]);
});

it('the last round is at the end, also where the periods do not fill the time, and gives what is left', () => {
  const uneven = { ...terms, end: 3n * DAY + 1n };
  expect(roundCount(uneven)).toBe(4n);
  expect(roundAt(uneven, 3n)).toBe(3n * DAY);
  expect(roundAt(uneven, 4n)).toBe(3n * DAY + 1n);
  expect(roundAmount(10n ** 18n, uneven, 4n)).toBeGreaterThan(0n);
});

it('the next round is the first whose time has not come, and none after the last', () => {
  expect(nextRound(terms, 0n)).toBe(1n);
  expect(nextRound(terms, DAY - 1n)).toBe(1n);
  expect(nextRound(terms, DAY)).toBe(2n);
  expect(nextRound(terms, 3n * DAY)).toBeNull();
  expect(nextRound({ ...terms, start: DAY }, 5n)).toBe(1n);
  expect(nextRound(terms, -2n * DAY)).toBe(1n);
  expect(nextRound({ ...terms, period: 0n }, 5n)).toBeNull();
});

it('all rounds together give exactly what was bought, and each what the contract owes more than before', () => {
  const drawn = fc
    .record({
      total: fc.bigInt(1n, 10n ** 30n),
      vestingBps: fc.bigInt(0n, 10_000n),
      start: fc.bigInt(0n, 100n),
      length: fc.bigInt(1n, 500n),
      period: fc.bigInt(1n, 500n),
    })
    .map(({ start, length, ...rest }) => ({ ...rest, start, end: start + length }));
  fc.assert(
    fc.property(drawn, ({ total, ...given }) => {
      let sum = 0n;
      for (let round = 0n; round <= roundCount(given); round += 1n) {
        const amount = roundAmount(total, given, round);
        if (amount < 0n) return false;
        sum += amount;
        if (sum !== vestingOwed(total, given, roundAt(given, round))) return false;
      }
      return sum === total;
    }),
  );
});

it('tokens that flow evenly have no rounds', () => {
  expect(roundCount({ ...terms, period: 0n })).toBe(0n);
});

it('rounds are counted from the start of the releases, not from the end of the sale', () => {
  const late = { ...terms, start: DAY, end: 4n * DAY };
  expect(roundCount(late)).toBe(3n);
  expect([DAY, 2n * DAY - 1n, 2n * DAY, 4n * DAY - 1n, 4n * DAY].map((elapsed) => nextRound(late, elapsed))).toEqual([
    1n,
    1n,
    2n,
    3n,
    null,
  ]);
});
