import type { Address } from 'viem';
import { freshAddress, type Outcome, type Trial, type TrialBlock, tryBlocks, wordOf } from '../trial/Trial.ts';
import { balanceCall, transferCall } from '../trial/tokenCalls.ts';
import { buyCalls, lossOf, type Pool, sellCalls, swappedIn } from './pools.ts';

/** What a movement that was tried cost: basis points that did not arrive; refused where it was not done. */
export type Movement = { isDone: true; loss: bigint } | { isDone: false };

/** Somebody nobody knows, the blocks after which they hold the token, and how much of it, base units. */
export interface Position {
  account: Address;
  blocks: readonly TrialBlock[];
  amount: bigint;
}

export interface Purchase {
  /** Base units that the pool was asked for. */
  wanted: bigint;
  bought: Movement;
  /** Undefined where nothing was bought. */
  position?: Position;
}

/** Basis points of the pool that are bought at once. */
const SHARES = [10n, 100n, 500n, 2_000n] as const;
const DAY = 86_400;
/** Seconds after the purchase at which a tenth of it is sold. */
export const SALE_DELAYS = [7_200, DAY, 7 * DAY, 90 * DAY] as const;
const BOUGHT_AT = 3;
const NEXT = 6;

/** Blocks by which somebody comes to own the token: where the pool is only tried, it is made before. */
const comingToHold = (setup: TrialBlock['calls'], calls: TrialBlock['calls']): TrialBlock[] => [
  ...(setup.length > 0 ? [{ after: 1, calls: setup }] : []),
  { after: BOUGHT_AT, calls },
];

/** Tries a purchase of so many base units by an account that nobody knows; null where the node tries nothing. */
export async function tryPurchase(trial: Trial, pool: Pool, wanted: bigint): Promise<Purchase | null> {
  const account = freshAddress();
  const blocks = comingToHold(pool.setup, buyCalls(trial, pool, account, wanted));
  const tried = await tryBlocks(trial, [...blocks, { after: BOUGHT_AT, calls: [balanceCall(trial.token, account)] }]);
  if (!tried) return null;
  const swap = tried.at(-2)?.at(-1);
  const left = swappedIn(swap, pool, trial.token, account);
  const amount = wordOf(tried.at(-1)?.[0]);
  if (!swap?.isDone || left === null || amount === null) return { wanted, bought: { isDone: false } };
  return { wanted, bought: { isDone: true, loss: lossOf(left, amount) }, position: { account, blocks, amount } };
}

/** Purchases of several sizes, the smallest first; null where the node tries nothing. */
export async function tryPurchases(trial: Trial, pool: Pool): Promise<Purchase[] | null> {
  const sizes = SHARES.map((share) => (pool.tokenReserve * share) / 10_000n).filter((wanted) => wanted > 0n);
  const tried = await Promise.all(sizes.map((wanted) => tryPurchase(trial, pool, wanted)));
  return tried.includes(null) ? null : (tried as Purchase[]);
}

/** What a sale that was tried was worth: `calls` are the answers of balance, approval, swap and balance. */
function saleIn(trial: Trial, pool: Pool, seller: Address, amount: bigint, calls: readonly Outcome[]): Movement {
  const [before, , swap, after] = calls;
  const entered = swap?.isDone ? swappedIn(swap, pool, trial.token, seller) : null;
  const [had, has] = [wordOf(before), wordOf(after)];
  if (entered === null || had === null || has === null) return { isDone: false };
  const taken = had - has;
  return { isDone: true, loss: lossOf(taken > amount ? taken : amount, entered) };
}

const selling = (trial: Trial, pool: Pool, seller: Address, amount: bigint) => [
  balanceCall(trial.token, seller),
  ...sellCalls(trial, pool, seller, amount),
  balanceCall(trial.token, seller),
];

/** Sells everything in the block after the purchase; null where the node tries nothing. */
export async function trySellingAll(
  trial: Trial,
  pool: Pool,
  { account, blocks, amount }: Position,
): Promise<Movement | null> {
  const tried = await tryBlocks(trial, [...blocks, { after: NEXT, calls: selling(trial, pool, account, amount) }]);
  return tried && saleIn(trial, pool, account, amount, tried.at(-1) ?? []);
}

/** How holding the token went for somebody who tried it. */
export interface HoldingResult {
  /** To another account that nobody knows, in the next block and a day later. */
  transfers: Movement[];
  /** A tenth, in the next block. */
  sale: Movement;
  /** A tenth each, at the moments of `SALE_DELAYS`. */
  later: Movement[];
  /** Basis points that are gone at those moments without anything having been done. */
  melted: bigint[];
}

/** Tries what somebody does who owns the token; null where the node tries nothing. */
export async function tryHolding(trial: Trial, pool: Pool, position: Position): Promise<HoldingResult | null> {
  const { account, blocks, amount } = position;
  const { token } = trial;
  const friend = freshAddress();
  const tenth = amount / 10n || amount;
  const sell = () => selling(trial, pool, account, tenth);
  const acts: TrialBlock[] = [
    { after: NEXT, calls: sell() },
    ...SALE_DELAYS.map((after) => ({ after: NEXT + after, calls: sell() })),
  ];
  const give = () => [
    balanceCall(token, friend),
    transferCall(account, token, friend, tenth),
    balanceCall(token, friend),
  ];
  const [tried, given] = await Promise.all([
    tryBlocks(trial, [...blocks, ...acts]),
    tryBlocks(trial, [...blocks, { after: NEXT, calls: give() }, { after: NEXT + DAY, calls: give() }]),
  ]);
  if (!tried || !given) return null;
  const [first = [], ...rest] = tried.slice(blocks.length);
  const saleOf = (calls: readonly Outcome[]) => saleIn(trial, pool, account, tenth, calls);
  let last = wordOf(first.at(-1));
  const melted = rest.map((calls) => {
    const has = wordOf(calls[0]);
    const gone = last === null || has === null ? 0n : lossOf(last, has);
    last = wordOf(calls.at(-1)) ?? has;
    return gone;
  });
  return {
    transfers: given.slice(blocks.length).map(([before, moved, after]): Movement => {
      const [had, has] = [wordOf(before), wordOf(after)];
      return moved?.isDone && had !== null && has !== null
        ? { isDone: true, loss: lossOf(tenth, has - had) }
        : { isDone: false };
    }),
    sale: saleOf(first),
    later: rest.map(saleOf),
    melted,
  };
}

/** The position that comes of what a holder gives to somebody whom nobody knows; null where that fails. */
export async function tryTransfer(
  trial: Trial,
  holder: Address,
  amount: bigint,
  setup: TrialBlock['calls'],
): Promise<Position | null> {
  const account = freshAddress();
  const blocks = comingToHold(setup, [transferCall(holder, trial.token, account, amount)]);
  const tried = await tryBlocks(trial, [...blocks, { after: BOUGHT_AT, calls: [balanceCall(trial.token, account)] }]);
  const has = wordOf(tried?.at(-1)?.[0]);
  return has ? { account, blocks, amount: has } : null;
}
