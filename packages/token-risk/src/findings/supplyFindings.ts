import { DEAD_ADDRESS, shareInBasisPoints } from '@rab/contracts';
import { zeroAddress } from 'viem';
import type { Finding } from '../Finding.ts';
import { custodyOf, type Holders, unseenOf } from '../holders/holders.ts';
import type { Pool } from '../simulations/pools.ts';
import { ask, type Trial, wordOf } from '../trial/Trial.ts';
import { balanceCall } from '../trial/tokenCalls.ts';
import { undetermined, whyUnread } from './undetermined.ts';

/** Holders that are named. */
const NAMED = 3;
/** If accounts that were not seen hold more, the holders are unknown, basis points. */
const UNSEEN = 100n;
/** Somebody with more could empty the pool, basis points. */
const LARGE = 2_000n;

/** How much of the supply the largest holders have. */
export function holdersFinding(trial: Trial, supply: bigint, pools: readonly Pool[], holders: Holders): Finding {
  const { list, since } = holders;
  const topic = 'holders';
  if (since === null) return undetermined(topic, 'eth_getLogs');
  const people = list.filter(({ account }) => custodyOf(trial, pools, account) === null);
  const named = people.slice(0, NAMED);
  const shares = named.map(({ held }) => shareInBasisPoints(held, supply));
  const facts = { topic, since, accounts: named.map(({ account }) => account) } as const;
  const unseen = shareInBasisPoints(unseenOf(holders, supply), supply);
  if (unseen > UNSEEN) return { code: 'holdersUnseen', ...facts, verdict: 'unknown', bps: unseen, shares };
  const [largest] = shares;
  if (largest === undefined) return { code: 'holdersNone', ...facts, verdict: 'fact' };
  const large = shares.filter((bps) => bps > LARGE).length;
  return { code: 'holdersLargest', ...facts, verdict: large > 0 ? 'warning' : 'fact', bps: largest, shares, large };
}

/** How much of the supply is burned. */
export async function burnedFinding(trial: Trial, supply: bigint): Promise<Finding> {
  const answers = await ask(trial, [balanceCall(trial.token, zeroAddress), balanceCall(trial.token, DEAD_ADDRESS)]);
  const amounts = answers.map(wordOf);
  if (amounts.includes(null)) return undetermined('burned', whyUnread(trial));
  const burned = amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);
  return { code: 'burnedPart', topic: 'burned', verdict: 'fact', bps: shareInBasisPoints(burned, supply) };
}

/** How much of the supply is in pools. */
export function poolsFinding({ refused }: Trial, supply: bigint, pools: readonly Pool[]): Finding {
  const topic = 'pools';
  if (pools.length === 0 && refused.has('eth_call')) return undetermined(topic, 'eth_call');
  const [largest] = pools;
  if (!largest) return { code: 'pooledNowhere', topic, verdict: 'fact' };
  const inside = pools.reduce((sum, { tokenReserve }) => sum + tokenReserve, 0n);
  return {
    code: 'pooledPart',
    topic,
    verdict: 'fact',
    bps: shareInBasisPoints(inside, supply),
    pools: pools.length,
    native: largest.isNative ? largest.baseReserve : null,
  };
}
