import { roundAt, roundCount, type VestingTerms, vestingOwed } from '@rab/contracts/sale';

/** Steps that a curve can show apart on any screen. */
const MOST_POINTS = 200;

/** From a moment on, so much is released: unix seconds, base units. */
interface Released {
  at: bigint;
  released: bigint;
}

/**
 * What of `total` base units is released from which moment on: the first release at the sale's planned end, then each round.
 * Of thousands of rounds every n-th and the last; between the points of a vesting without rounds it grows evenly.
 * @param end of the sale, unix seconds
 */
export function vestingPoints(total: bigint, terms: VestingTerms, end: bigint): Released[] {
  const count = roundCount(terms);
  const stride = (count + BigInt(MOST_POINTS) - 1n) / BigInt(MOST_POINTS);
  const steps = stride === 0n ? 0n : (count + stride - 1n) / stride;
  const rounds = Array.from({ length: Number(steps) }, (_, step) => {
    const round = (BigInt(step) + 1n) * stride;
    return roundAt(terms, round < count ? round : count);
  });
  const gradual = terms.start > 0n ? [terms.start, terms.end] : [terms.end];
  return [0n, ...(terms.period === 0n ? gradual : rounds)].map((elapsed) => ({
    at: end + elapsed,
    released: vestingOwed(total, terms, elapsed),
  }));
}
