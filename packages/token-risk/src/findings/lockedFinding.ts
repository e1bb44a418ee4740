import { DEAD_ADDRESS, shareInBasisPoints } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type LockSum, MOST_LOCKS, sumOfLocks } from '@rab/contracts/lock';
import { type Address, decodeFunctionResult, zeroAddress } from 'viem';
import type { Finding, LockedPart } from '../Finding.ts';
import type { Pool } from '../simulations/pools.ts';
import { encodeRead, type TrialCall } from '../trial/encodeCall.ts';
import { ask, type Outcome, type Trial, wordOf } from '../trial/Trial.ts';
import { balanceCall, supplyCall } from '../trial/tokenCalls.ts';
import { undetermined, whyUnread } from './undetermined.ts';

const allIn = ({ isDone, data }: Outcome): bigint | null =>
  isDone ? decodeFunctionResult({ abi: rabbitLockAbi, functionName: 'cumulativeLockInfo', data }).amount : null;

const sumIn = ({ isDone, data }: Outcome, now: bigint): LockSum | null =>
  isDone ? sumOfLocks(decodeFunctionResult({ abi: rabbitLockAbi, functionName: 'getLocksForToken', data }), now) : null;

/** What is locked of the supply and of the pool's liquidity, and until when: what owners of locks can take out now is free. */
export async function lockedFinding(trial: Trial, supply: bigint, pool: Pool | undefined): Promise<Finding> {
  const { rabbitLock } = trial.contracts;
  const topic = 'locked';
  if (!rabbitLock) return undetermined(topic, 'noLocker');
  const locker = { address: rabbitLock, abi: rabbitLockAbi } as const;
  const locksOf = (token: Address): TrialCall =>
    encodeRead({ ...locker, functionName: 'getLocksForToken', args: [token, 0n, MOST_LOCKS] });
  const [own, balance, records] = await ask(trial, [
    encodeRead({ ...locker, functionName: 'cumulativeLockInfo', args: [trial.token] }),
    balanceCall(trial.token, rabbitLock),
    locksOf(trial.token),
  ]);
  const promised = own && allIn(own);
  const held = wordOf(balance);
  const sum = records && sumIn(records, trial.time);
  if (promised === null || promised === undefined || held === null || !sum)
    return undetermined(topic, whyUnread(trial));
  if (held < promised) return { code: 'lockedMissing', topic, verdict: 'danger', promised, held };
  const liquidity = pool && pool.setup.length === 0 ? await liquidityOf(trial, pool.pair, locksOf(pool.pair)) : null;
  const parts = [partOf('supply', sum, supply), ...(liquidity ? [liquidity] : [])];
  return {
    code: 'lockedParts',
    topic,
    verdict: parts.some(({ freeBps }) => freeBps > 0n) ? 'warning' : 'fact',
    bps: shareInBasisPoints(sum.locked, supply),
    parts,
  };
}

/** `burned`: base units that count as locked, without a date. */
const partOf = (of: LockedPart['of'], { locked, free, until }: LockSum, whole: bigint, burned = 0n): LockedPart => ({
  of,
  lockedBps: shareInBasisPoints(locked + burned, whole),
  freeBps: shareInBasisPoints(free, whole),
  until: locked > 0n ? until : null,
});

async function liquidityOf(trial: Trial, pair: Address, locks: TrialCall): Promise<LockedPart | null> {
  const [records, total, ...burned] = await ask(trial, [
    locks,
    supplyCall(pair),
    balanceCall(pair, zeroAddress),
    balanceCall(pair, DEAD_ADDRESS),
  ]);
  const sum = records && sumIn(records, trial.time);
  const whole = wordOf(total);
  if (!sum || !whole) return null;
  return partOf(
    'liquidity',
    sum,
    whole,
    burned.reduce((all, outcome) => all + (wordOf(outcome) ?? 0n), 0n),
  );
}
