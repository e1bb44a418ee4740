import type { Address } from 'viem';
import type { RiskContext } from '../RiskContext.ts';
import { findMarkets, findPools } from '../simulations/pools.ts';
import { type Asking, ask, beginTrial, wordOf } from '../trial/Trial.ts';
import { supplyCall } from '../trial/tokenCalls.ts';
import { type Custody, custodyOf, findHolders, unseenOf } from './holders.ts';

/** Holders that are named where no other number is asked for. */
const NAMED = 5;

/** The holders of a token's supply, as far as its own recent records show. */
export interface LargestHolders {
  /** The largest first; amounts in base units. */
  list: { account: Address; held: bigint; custody: Custody | null }[];
  /** Base units. */
  supply: bigint;
  /** Base units that are with accounts that were not seen. */
  unseen: bigint;
  /** The first block whose records were read; null where the node gives none. */
  since: bigint | null;
  /** The block at which all of it is true. */
  block: bigint;
}

export interface LargestHoldersParameters {
  token: Address;
  /** Its owner, whose balance is read even if recent records do not name it; the zero address if it reports no owner. */
  owner: Address;
  /** How many are named at most; 5 by default. */
  most?: number;
}

/**
 * The largest holders of a token, from the chain alone.
 * @throws where the chain does not answer at all
 */
export async function getLargestHolders(
  context: RiskContext,
  { token, owner, most = NAMED }: LargestHoldersParameters,
): Promise<LargestHolders> {
  const asking: Asking = { ...context, refused: new Set() };
  const [trial, markets] = await Promise.all([beginTrial(asking, token), findMarkets(asking)]);
  const [[total], pools] = await Promise.all([ask(trial, [supplyCall(token)]), findPools(trial, markets)]);
  const supply = wordOf(total) ?? 0n;
  const holders = await findHolders(trial, pools, owner);
  return {
    list: holders.list
      .slice(0, most)
      .map(({ account, held }) => ({ account, held, custody: custodyOf(trial, pools, account) })),
    supply,
    unseen: unseenOf(holders, supply),
    since: holders.since,
    block: trial.block,
  };
}
