import { playStories } from './playStories.ts';
import type { Stage } from './Stage.ts';
import { growStories } from './scenes/grow.ts';
import { lockStories } from './scenes/locks.ts';
import { saleStories } from './scenes/sales.ts';

/**
 * Fills a young chain with a past: sales, grow sales and locks in every state, seen from `now`. Afterwards the chain's
 * clock still stands in the past; the caller sets it.
 */
export const seed = (stage: Stage, now: bigint): Promise<void> =>
  playStories(stage.chain, [...saleStories(stage, now), ...growStories(stage, now), ...lockStories(stage, now)]);
