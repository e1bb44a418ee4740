import { type Trial, tryBlocks } from '../trial/Trial.ts';
import { buyCalls, type Pool } from './pools.ts';
import { type Purchase, tryPurchase } from './trade.ts';

/** How much can be bought at once; `holding` where two halves are refused as well. `largest`: base units that still were. */
export interface SizeLimit {
  kind: 'none' | 'moving' | 'holding';
  largest: bigint;
}

const HALVINGS = 5;

/** The limit between the largest purchase that is done and the smallest that is refused; null where nothing can be bought. */
export async function findSizeLimit(
  trial: Trial,
  pool: Pool,
  purchases: readonly Purchase[],
): Promise<SizeLimit | null> {
  const done = purchases.filter(({ bought }) => bought.isDone);
  let largest = done.at(-1)?.wanted;
  if (largest === undefined) return null;
  let refused = purchases.find(({ bought }) => !bought.isDone)?.wanted;
  if (refused === undefined) return { kind: 'none', largest };
  const tooMuch = refused;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle: bigint = (largest + refused) / 2n;
    const tried = await tryPurchase(trial, pool, middle);
    if (tried?.bought.isDone) largest = middle;
    else refused = middle;
  }
  return { kind: (await isLimitOfHolding(trial, pool, done, tooMuch)) ? 'holding' : 'moving', largest };
}

/** Whether what is refused at once is refused in parts, too: each is small enough, together they are not. */
async function isLimitOfHolding(
  trial: Trial,
  pool: Pool,
  done: readonly Purchase[],
  tooMuch: bigint,
): Promise<boolean> {
  const part = done.at(-1);
  if (!part?.owning) return false;
  const { account, blocks } = part.owning;
  const times = Number(tooMuch / part.wanted);
  const more = Array.from({ length: times }, (_, index) => ({
    after: 60 * (index + 2),
    calls: buyCalls(trial, pool, account, part.wanted),
  }));
  const tried = await tryBlocks(trial, [...blocks, ...more]);
  return tried?.slice(blocks.length).some((outcomes) => !outcomes.at(-1)?.isDone) ?? false;
}
