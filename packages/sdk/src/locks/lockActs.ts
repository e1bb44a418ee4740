import { type ChainConfig, contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { lockManyCall, type NewLock, type OwnedAmount } from '@rab/contracts/lock-calls';
import type { Address } from 'viem';
import { type Act, actOf, type EventArguments } from '../acts/Act.ts';
import type { ReadContext } from '../ReadContext.ts';
import { getTokenInfo } from '../tokens/getTokenInfo.ts';
import type { Permit } from '../tokens/Permit.ts';
import { LOCK_WORDS as descriptor } from '../words/lockWords.ts';
import type { LockRecord } from './getLockRecord.ts';
import {
  createLockCall,
  describeLockCall,
  editLockCall,
  renounceLockCall,
  transferLockCall,
  unlockCall,
} from './lockCalls.ts';

type LockAct<
  Event extends 'LockAdded' | 'LockUnlocked' | 'LockUpdated' | 'LockDescriptionChanged' | 'LockOwnerChanged',
> = Act<EventArguments<typeof rabbitLockAbi, Event>>;

/** Pairs are locked as such; the contract checks it again. */
const isPair = async (context: ReadContext, token: Address): Promise<boolean> =>
  Boolean((await getTokenInfo(context, token))?.pair);

/**
 * Locks tokens for `owner`, at once or in parts; done: the new lock with its `id`.
 * @param permit of `signPermit` for the lock contract and this amount, in place of an approval
 */
export async function lockAct(
  context: ReadContext,
  owner: Address,
  lock: NewLock,
  permit?: Permit,
): Promise<LockAct<'LockAdded'>> {
  const { token, amount } = lock;
  const call = createLockCall(context.chain, owner, lock, await isPair(context, token), permit);
  return actOf(rabbitLockAbi, 'LockAdded', {
    call,
    ...(!permit && { takes: { token, amount } }),
    descriptor,
    tokens: [token],
  });
}

/** What the locks of several owners share. */
export type SharedTerms = Parameters<typeof lockManyCall>[2];

/** Locks tokens for several owners on the same terms; done: the first of the new locks, the others have the next ids. */
export async function lockManyAct(
  context: ReadContext,
  rows: readonly OwnedAmount[],
  terms: SharedTerms,
): Promise<LockAct<'LockAdded'>> {
  const { token } = terms;
  const locker = contractAddress(context.chain, 'rabbitLock');
  return actOf(rabbitLockAbi, 'LockAdded', {
    call: lockManyCall(locker, rows, terms, await isPair(context, token)),
    takes: { token, amount: rows.reduce((sum, { amount }) => sum + amount, 0n) },
    descriptor,
    tokens: [token],
  });
}

/** Takes out what is released of a lock; done: how much. */
export const unlockAct = (chain: ChainConfig, id: bigint): LockAct<'LockUnlocked'> =>
  actOf(rabbitLockAbi, 'LockUnlocked', { call: unlockCall(chain, id), descriptor });

/**
 * Makes a lock larger, later, or both.
 * @param to `amount`: what it shall hold in all, base units; `date`: unix seconds; 0 leaves either as it is
 */
export const extendLockAct = (
  chain: ChainConfig,
  { id, token, amount }: Pick<LockRecord, 'id' | 'token' | 'amount'>,
  to: { amount: bigint; date: bigint },
): LockAct<'LockUpdated'> =>
  actOf(rabbitLockAbi, 'LockUpdated', {
    call: editLockCall(chain, id, to.amount, to.date),
    ...(to.amount > amount && { takes: { token, amount: to.amount - amount } }),
    descriptor,
  });

/** Gives a lock another title. */
export const describeLockAct = (chain: ChainConfig, id: bigint, title: string): LockAct<'LockDescriptionChanged'> =>
  actOf(rabbitLockAbi, 'LockDescriptionChanged', { call: describeLockCall(chain, id, title), descriptor });

/** Gives a lock to another account at once. */
export const transferLockAct = (chain: ChainConfig, id: bigint, to: Address): LockAct<'LockOwnerChanged'> =>
  actOf(rabbitLockAbi, 'LockOwnerChanged', { call: transferLockCall(chain, id, to), descriptor });

/** Gives a lock to nobody: what is in it stays there. */
export const renounceLockAct = (chain: ChainConfig, id: bigint): LockAct<'LockOwnerChanged'> =>
  actOf(rabbitLockAbi, 'LockOwnerChanged', { call: renounceLockCall(chain, id), descriptor });
