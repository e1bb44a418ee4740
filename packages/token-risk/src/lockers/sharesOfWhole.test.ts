import { expect, it } from '@jest/globals';
import { sharesOfWhole } from './sharesOfWhole.ts';

it.each([
  [
    [1n, 1n, 1n],
    [3_334n, 3_333n, 3_333n],
  ],
  [
    [2n, 2n, 2n, 1n],
    [2_857n, 2_857n, 2_857n, 1_429n],
  ],
  [
    [1n, 0n, 1_000_000n],
    [0n, 0n, 10_000n],
  ],
  [[5n], [10_000n]],
])('shares of %j add to all of it, and what rounding leaves goes to the largest rests [CHK-05]', (parts, shares) => {
  expect(sharesOfWhole(parts)).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(10_000n);
});

it('of nothing there are no shares [CHK-05]', () => {
  expect(sharesOfWhole([0n, 0n])).toEqual([0n, 0n]);
});
