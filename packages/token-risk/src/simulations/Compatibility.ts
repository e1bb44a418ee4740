import type { Outcome } from '../trial/Trial.ts';

/**
 * Whether something of the product works with a token: how much less comes out at its end, basis points, or what refused it,
 * null where it gave no reason.
 */
export type Compatibility = { works: true; loss: bigint } | { works: false; error: unknown };

/** The refusal of the first call that was refused; undefined where all were done. */
export function refusalIn(outcomes: readonly Outcome[]): Compatibility | undefined {
  const refused = outcomes.find(({ isDone }) => !isDone);
  return refused && { works: false, error: refused.data === '0x' ? null : refused.error };
}
