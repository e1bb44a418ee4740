import type { Pool } from '../src/simulations/pools.ts';

export const PAIR = `0x${'30'.repeat(20)}` as const;

/** A pool of a token with the native coin, with one unit of each unless said otherwise. */
export const poolFixture = (more: Partial<Pool> = {}): Pool => ({
  exchange: 'PancakeSwap',
  router: PAIR,
  pair: PAIR,
  base: PAIR,
  isNative: true,
  tokenReserve: 1n,
  baseReserve: 1n,
  setup: [],
  ...more,
});
