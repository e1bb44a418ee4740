import { type VestingTerms, vestingOwed } from './amounts.ts';

/** When bought tokens are released; seconds after the end of the sale, `period` 0 where they flow evenly. */
type ReleaseTimes = Omit<VestingTerms, 'vestingBps'>;

/** How many releases come after the first one; 0 where the rest flows evenly. */
export const roundCount = ({ start, end, period }: ReleaseTimes): bigint =>
  period === 0n ? 0n : (end - start + period - 1n) / period;

/**
 * Seconds after the end of the sale at which a round is released, the last one at the end. Round 0, the first release, has
 * no such time: it is released when claims open, also before the end of a sale that is listed early.
 */
export const roundAt = ({ start, end, period }: ReleaseTimes, round: bigint): bigint => {
  const at = start + round * period;
  return at < end ? at : end;
};

/**
 * The first round that is still ahead `elapsed` seconds after the end of a sale whose claims are open, negative before that
 * end; null after the last one.
 */
export function nextRound(times: ReleaseTimes, elapsed: bigint): bigint | null {
  if (elapsed >= times.end || times.period === 0n) return null;
  return elapsed < times.start ? 1n : (elapsed - times.start) / times.period + 1n;
}

/** Base units of `total` that a round releases, as the contract reckons them (BUY-11); round 0 is what does not vest. */
export const roundAmount = (total: bigint, terms: VestingTerms, round: bigint): bigint =>
  vestingOwed(total, terms, roundAt(terms, round)) -
  (round === 0n ? 0n : vestingOwed(total, terms, roundAt(terms, round - 1n)));
