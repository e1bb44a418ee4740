import { expect, it } from '@jest/globals';
import { gasOfLocks, locksATransaction } from './locksATransaction.ts';

it.each([
  [0, 0, 700_000],
  [0, 256, 700_000],
  [1, 0, 812_500],
  [2, 0, 925_000],
  // one word of storage
  [1, 1, 835_100],
  [1, 31, 835_100],
  // a word for the length, and one for each 32 bytes
  [1, 32, 857_700],
  [1, 33, 880_300],
  [1, 64, 880_300],
  [1, 65, 902_900],
  [1, 256, 1_015_900],
  [10, 256, 3_859_000],
])('%i locks with a title of %i bytes are reckoned with %i gas', (count, titleBytes, gas) => {
  expect(gasOfLocks(count, titleBytes)).toBe(gas);
});

it.each([
  [0, 93],
  [31, 77],
  [32, 66],
  [256, 33],
])(
  'with a title of %i bytes, %i locks fit a transaction of 16,777,216 gas with half as much again, and one more does not',
  (titleBytes, most) => {
    expect(locksATransaction(titleBytes)).toBe(most);
    expect(gasOfLocks(most, titleBytes) * 1.5).toBeLessThanOrEqual(16_777_216);
    expect(gasOfLocks(most + 1, titleBytes) * 1.5).toBeGreaterThan(16_777_216);
  },
);
