import { expect, it } from '@jest/globals';
import { poolShare } from './poolShare.ts';

const pool = { reserve0: 1_000n, reserve1: 3n, supply: 400n };

it.each([
  [0n, { amount0: 0n, amount1: 0n, percent: '0' }],
  [50n, { amount0: 125n, amount1: 0n, percent: '12.5' }],
  [399n, { amount0: 997n, amount1: 2n, percent: '99.75' }],
  [400n, { amount0: 1_000n, amount1: 3n, percent: '100' }],
])('%s of the tokens of a pair stand for their part of both sides, rounded down [LKT-05]', (amount, share) => {
  expect(poolShare(pool, amount)).toEqual(share);
});

it('a share too small for two decimals is not called nothing, and a pair without tokens has no shares', () => {
  expect(poolShare({ ...pool, supply: 10n ** 9n }, 1n)?.percent).toBe('<0.01');
  expect(poolShare({ ...pool, supply: 0n }, 0n)).toBeNull();
});
