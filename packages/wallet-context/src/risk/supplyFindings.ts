import { DEAD_ADDRESS, formatAmount, shareInBasisPoints, shareInPercent } from '@rab/contracts';
import { zeroAddress } from 'viem';
import type { Finding } from './Finding.ts';
import { custodyOf, type Holders, unseenOf } from './holders.ts';
import { lockedFinding } from './lockedFinding.ts';
import type { Pool } from './pools.ts';
import { ask, balanceCall, type Trial, wordOf } from './Trial.ts';
import { BY_NODE, untried, whyUnread } from './tradeFindings.ts';

/** Holders that are named. */
const NAMED = 3;
/** So much may be with people who were not seen, basis points. */
const UNSEEN = 100n;
/** Somebody with more could empty the pool, basis points. */
const LARGE = 2_000n;

/** Who has the supply: the largest holders, what is locked with us, burned, and in pools. */
export async function supplyFindings(
  trial: Trial,
  supply: bigint,
  pools: readonly Pool[],
  holders: Holders,
): Promise<Finding[]> {
  return [
    holdersFinding(trial, supply, pools, holders),
    await lockedFinding(trial, supply, pools[0]),
    await burnedFinding(trial, supply),
    poolsFinding(trial, supply, pools),
  ];
}

function holdersFinding(trial: Trial, supply: bigint, pools: readonly Pool[], holders: Holders): Finding {
  const { list, since } = holders;
  const what = 'Who the largest holders are';
  if (since === null) return untried('holders', what, BY_NODE.eth_getLogs);
  const how = `Balances of everybody in its transfers since block ${since}`;
  const unseen = unseenOf(holders, supply);
  const people = list.filter(({ account }) => custodyOf(trial, pools, account) === null);
  const named = people.slice(0, NAMED);
  const shares = named.map(({ held }) => `${shareInPercent(held, supply)}%`).join(', ');
  const finding = { topic: 'holders', how, accounts: named.map(({ account }) => account) } as const;
  if (shareInBasisPoints(unseen, supply) > UNSEEN)
    return {
      ...finding,
      verdict: 'unknown',
      says: `${what} could not be determined: ${shareInPercent(unseen, supply)}% of the supply is with accounts that were not seen.${shares && ` The largest that were hold ${shares}.`}`,
    };
  const [largest] = people;
  const bps = largest ? shareInBasisPoints(largest.held, supply) : 0n;
  return {
    ...finding,
    verdict: bps > LARGE ? 'warning' : 'fact',
    says: shares
      ? `The largest holders besides pools and locks have ${shares}.`
      : 'All of it is in pools, locked or burned.',
    bps,
  };
}

async function burnedFinding(trial: Trial, supply: bigint): Promise<Finding> {
  const answers = await ask(trial, [balanceCall(trial.token, zeroAddress), balanceCall(trial.token, DEAD_ADDRESS)]);
  const amounts = answers.map(wordOf);
  if (amounts.includes(null)) return untried('burned', 'How much is burned', whyUnread(trial));
  const burned = amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);
  return {
    topic: 'burned',
    verdict: 'fact',
    says: `${shareInPercent(burned, supply)}% of the supply lies at addresses that belong to nobody.`,
    how: 'Balances of the zero address and of the usual burn address',
    bps: shareInBasisPoints(burned, supply),
  };
}

function poolsFinding({ refused }: Trial, supply: bigint, pools: readonly Pool[]): Finding {
  if (pools.length === 0 && refused.has('eth_call')) return untried('pools', 'What is in pools', BY_NODE.eth_call);
  const inside = pools.reduce((sum, { tokenReserve }) => sum + tokenReserve, 0n);
  const [first] = pools;
  const beside = first?.isNative
    ? `, beside ${formatAmount(first.baseReserve, 18)} of the chain’s own currency in the largest`
    : '';
  return {
    topic: 'pools',
    verdict: 'fact',
    says: first
      ? `${shareInPercent(inside, supply)}% of the supply is in ${pools.length === 1 ? 'one pool' : `${pools.length} pools`}${beside}.`
      : 'There is no pool of it on the exchanges that are known here.',
    how: 'Reserves of its pairs on the configured exchanges',
    bps: shareInBasisPoints(inside, supply),
  };
}
