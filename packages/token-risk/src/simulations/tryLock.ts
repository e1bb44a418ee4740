import { contractCall } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { encodeCall, encodeRead } from '../trial/encodeCall.ts';
import { ask, type Trial, tryBlocks, wordOf } from '../trial/Trial.ts';
import { approveCall, balanceCall } from '../trial/tokenCalls.ts';
import { type Compatibility, refusalIn } from './Compatibility.ts';
import { lossOf } from './pools.ts';
import type { Position } from './trade.ts';

const HOUR = 3_600;
/** The lock's id follows from how many there are. */
const FIRST_ID = 1_000_000n;

/** How many locks there are in our own lock; null where that is not known. */
export async function countLocks(trial: Trial): Promise<bigint | null> {
  const { rabbitLock } = trial.contracts;
  if (!rabbitLock) return null;
  const [counted] = await ask(trial, [
    encodeRead({ address: rabbitLock, abi: rabbitLockAbi, functionName: 'getTotalLockCount', args: [] }),
  ]);
  return wordOf(counted);
}

/**
 * Locks what somebody owns for an hour and unlocks it then, in our own lock; null where that cannot be tried.
 * @param count how many locks there are
 */
export async function tryLock(
  trial: Trial,
  { account, blocks, amount }: Position,
  count: bigint | null,
): Promise<Compatibility | null> {
  const { rabbitLock } = trial.contracts;
  if (!rabbitLock || count === null) return null;
  const lock = { address: rabbitLock, abi: rabbitLockAbi } as const;
  const ends = 2 * HOUR;
  const locking = contractCall({
    ...lock,
    functionName: 'lock',
    args: [account, trial.token, false, amount, trial.time + BigInt(ends), ''],
  });
  const unlocking = contractCall({ ...lock, functionName: 'unlock', args: [FIRST_ID + count] });
  const balance = balanceCall(trial.token, account);
  const tried = await tryBlocks(trial, [
    ...blocks,
    {
      after: HOUR,
      calls: [approveCall(account, trial.token, rabbitLock, amount), encodeCall(account, locking)],
    },
    { after: 2 * ends, calls: [balance, encodeCall(account, unlocking), balance] },
  ]);
  if (!tried) return null;
  const [locked = [], unlocked = []] = tried.slice(blocks.length);
  const refusal = refusalIn([...locked, ...unlocked]);
  if (refusal) return refusal;
  const [before, after] = [wordOf(unlocked[0]), wordOf(unlocked[2])];
  if (before === null || after === null) return null;
  return { works: true, loss: lossOf(amount, after - before) };
}
