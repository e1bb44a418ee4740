import { expect, it } from '@jest/globals';
import { schedulePoints } from './schedulePoints.ts';

const plain = { amount: 1_500_000n, tgeDate: 200n, tgeBps: 0n, cycle: 0n, cycleBps: 0n };
/** A token that is counted in whole units. */
const UNITS = { decimals: 0, symbol: 'ABC' };

it('a curve has nothing before the first release, a step at each, and everything at the end [LKT-03]', () => {
  expect(schedulePoints(plain, 100n, { decimals: 6, symbol: 'ABC' })).toEqual([
    { at: 100, value: 0, text: '0 ABC' },
    { at: 200, value: 1.5, text: '1.5 ABC' },
    { at: 205, value: 1.5, text: '1.5 ABC' },
  ]);
  // 18.1 % of 999 units are cut to 180, as the contract cuts
  const vesting = { amount: 999n, tgeDate: 200n, tgeBps: 1_810n, cycle: 100n, cycleBps: 5_000n };
  expect(schedulePoints(vesting, 0n, UNITS).map(({ at, value }) => [at, value])).toEqual([
    [0, 0],
    [200, 180],
    [300, 680],
    [400, 999],
    [420, 999],
  ]);
});

it('of ten thousand releases a curve has some hundred, the last among them [LKT-03]', () => {
  const slow = { amount: 10_000n, tgeDate: 200n, tgeBps: 0n, cycle: 10n, cycleBps: 1n };
  const points = schedulePoints(slow, 0n, UNITS);
  expect(points.length).toBeLessThanOrEqual(205);
  expect(points.at(-2)).toEqual({ at: 200 + 10 * 10_000, value: 10_000, text: '10,000 ABC' });
  expect(points[2]).toEqual({ at: 200 + 10 * 51, value: 51, text: '51 ABC' });
});

it('a curve of dates that have passed begins with them [LKT-03]', () => {
  expect(schedulePoints(plain, 900n, UNITS)[0]).toEqual({ at: 200, value: 0, text: '0 ABC' });
});
