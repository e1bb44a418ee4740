import { type Trial, tryBlocks } from '../trial/Trial.ts';
import { buyCalls, type Pool } from './pools.ts';
import { type Purchase, tryPurchase } from './trade.ts';

/** How much can be bought at once; `holding` where two halves are refused as well. `largest`: base units that still were. */
export interface SizeLimit {
  kind: 'none' | 'moving' | 'holding';
  largest: bigint;
}

/** Into how many parts the range of the limit is divided, one time after the other. */
const PARTS = [8, 4] as const;

/** The limit between the largest purchase that is done and the smallest that is refused; null where nothing can be bought. */
export async function findSizeLimit(
  trial: Trial,
  pool: Pool,
  purchases: readonly Purchase[],
): Promise<SizeLimit | null> {
  const done = purchases.filter(({ bought }) => bought.isDone);
  const most = done.at(-1)?.wanted;
  if (most === undefined) return null;
  const tooMuch = purchases.find(({ bought }) => !bought.isDone)?.wanted;
  if (tooMuch === undefined) return { kind: 'none', largest: most };
  const holding = isLimitOfHolding(trial, pool, done, tooMuch);
  let range: Range = { largest: most, refused: tooMuch };
  for (const parts of PARTS) range = await narrowed(trial, pool, range, parts);
  return { kind: (await holding) ? 'holding' : 'moving', largest: range.largest };
}

/** Sizes between which the limit is, base units: the largest that is done, and a larger one that is refused. */
interface Range {
  largest: bigint;
  refused: bigint;
}

/** The one of so many parts of a range that has the limit in it: the sizes between them are tried at once. */
async function narrowed(trial: Trial, pool: Pool, { largest, refused }: Range, parts: number): Promise<Range> {
  const part = (refused - largest) / BigInt(parts);
  const sizes = Array.from({ length: parts - 1 }, (_, index) => largest + part * BigInt(index + 1));
  const tried = await Promise.all(sizes.map((size) => tryPurchase(trial, pool, size)));
  const first = tried.findIndex((purchase) => !purchase?.bought.isDone);
  return { largest: [largest, ...sizes].at(first) ?? largest, refused: sizes[first] ?? refused };
}

/** Whether what is refused at once is refused in parts, too: each is small enough, together they are not. */
async function isLimitOfHolding(
  trial: Trial,
  pool: Pool,
  done: readonly Purchase[],
  tooMuch: bigint,
): Promise<boolean> {
  const part = done.at(-1);
  if (!part?.position) return false;
  const { account, blocks } = part.position;
  const times = Number(tooMuch / part.wanted);
  const more = Array.from({ length: times }, (_, index) => ({
    after: 60 * (index + 2),
    calls: buyCalls(trial, pool, account, part.wanted),
  }));
  const tried = await tryBlocks(trial, [...blocks, ...more]);
  return tried?.slice(blocks.length).some((outcomes) => !outcomes.at(-1)?.isDone) ?? false;
}
