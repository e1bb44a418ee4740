import { BASIS_POINTS, basisPointsToPercent } from '@rab/contracts';

/** What a pair holds and how many of its own tokens there are, in base units of each. */
export interface Pool {
  reserve0: bigint;
  reserve1: bigint;
  supply: bigint;
}

/**
 * What so many tokens of a pair stand for: base units of both its tokens, rounded down as the pair pays them out, and the
 * share of the pool in percent. Null for a pair that has no tokens.
 */
export function poolShare({ reserve0, reserve1, supply }: Pool, amount: bigint) {
  if (supply === 0n) return null;
  const bps = (amount * BASIS_POINTS) / supply;
  return {
    amount0: (reserve0 * amount) / supply,
    amount1: (reserve1 * amount) / supply,
    percent: bps === 0n && amount > 0n ? '<0.01' : basisPointsToPercent(bps),
  };
}
