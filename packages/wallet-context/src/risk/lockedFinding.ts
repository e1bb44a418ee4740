import { DEAD_ADDRESS, shareInBasisPoints, shareInPercent } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type LockSum, sumOfLocks, utcText } from '@rab/contracts/lock';
import { type Address, decodeFunctionResult, encodeFunctionData, zeroAddress } from 'viem';
import { MOST_LOCKS } from '../contract/lockSum.ts';
import type { Finding } from './Finding.ts';
import type { Pool } from './pools.ts';
import { ask, balanceCall, erc20Call, type Outcome, type Trial, type TrialCall, wordOf } from './Trial.ts';
import { untried, whyUnread } from './tradeFindings.ts';

const allIn = ({ isDone, data }: Outcome): bigint | null =>
  isDone ? decodeFunctionResult({ abi: rabbitLockAbi, functionName: 'cumulativeLockInfo', data }).amount : null;

const sumIn = ({ isDone, data }: Outcome, now: bigint): LockSum | null =>
  isDone ? sumOfLocks(decodeFunctionResult({ abi: rabbitLockAbi, functionName: 'getLocksForToken', data }), now) : null;

/** What is locked of the supply and of the pool's liquidity, and until when: what owners of locks can take out now is free. */
export async function lockedFinding(trial: Trial, supply: bigint, pool: Pool | undefined): Promise<Finding> {
  const locker = trial.chain.contracts.rabbitLock;
  const what = 'How much is locked';
  if (!locker) return untried('locked', what, 'There is no lock of ours on this chain');
  const locksOf = (token: Address): TrialCall => ({
    from: zeroAddress,
    to: locker,
    data: encodeFunctionData({ abi: rabbitLockAbi, functionName: 'getLocksForToken', args: [token, 0n, MOST_LOCKS] }),
  });
  const all = encodeFunctionData({ abi: rabbitLockAbi, functionName: 'cumulativeLockInfo', args: [trial.token] });
  const [own, held, records] = await ask(trial, [
    { from: zeroAddress, to: locker, data: all },
    balanceCall(trial.token, locker),
    locksOf(trial.token),
  ]);
  const promised = own && allIn(own);
  const kept = wordOf(held);
  const sum = records && sumIn(records, trial.time);
  if (promised === null || promised === undefined || kept === null || !sum)
    return untried('locked', what, whyUnread(trial));
  if (kept < promised)
    return {
      topic: 'locked',
      verdict: 'danger',
      says: 'The lock holds less of it than it has locked: somebody took it out, or it melts.',
      how: 'Asked of our lock and of the token',
    };
  const parts: Part[] = [{ ...sum, of: 'the supply', whole: supply, stuck: 0n, words: 'locked with us' }];
  const liquidity = pool && pool.setup.length === 0 ? await liquidityOf(trial, pool.pair, locksOf(pool.pair)) : null;
  if (liquidity) parts.push(liquidity);
  const free = parts.filter((part) => shareInBasisPoints(part.free, part.whole) > 0n);
  const warning = free.map((part) => `${shareInPercent(part.free, part.whole)}% of ${part.of}`).join(' and ');
  return {
    topic: 'locked',
    verdict: free.length > 0 ? 'warning' : 'fact',
    says: [
      `${parts.map(lockedText).join(', and ')}.`,
      ...(warning ? [`The time of other locks has come: their owners can take out ${warning} now.`] : []),
      'Locks of others are not seen.',
    ].join(' '),
    how: 'Asked of our lock, of the token and of the pair',
    bps: shareInBasisPoints(sum.locked, supply),
  };
}

/** Something of which a part is locked; base units. */
interface Part extends LockSum {
  of: string;
  whole: bigint;
  /** Burned: it counts as locked, without a date. */
  stuck: bigint;
  words: string;
}

async function liquidityOf(trial: Trial, pair: Address, locks: TrialCall): Promise<Part | null> {
  const [records, total, ...burned] = await ask(trial, [
    locks,
    erc20Call(zeroAddress, pair, 'totalSupply'),
    balanceCall(pair, zeroAddress),
    balanceCall(pair, DEAD_ADDRESS),
  ]);
  const sum = records && sumIn(records, trial.time);
  const whole = wordOf(total);
  if (!sum || !whole) return null;
  const stuck = burned.reduce((all, outcome) => all + (wordOf(outcome) ?? 0n), 0n);
  return { ...sum, of: 'its pool’s liquidity', whole, stuck, words: 'locked or burned' };
}

function lockedText({ of, whole, stuck, words, locked, until }: Part): string {
  const share = `${shareInPercent(locked + stuck, whole)}% of ${of} is ${words}`;
  return locked > 0n && until !== null ? `${share}, the first of it until ${utcText(until)}` : share;
}
