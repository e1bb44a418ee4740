import { type ChainConfig, contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { lockCall, type NewLock } from '@rab/contracts/lock-calls';
import type { Address } from 'viem';
import type { Permit } from '../tokens/Permit.ts';

/** Locks, plain or vesting, for `owner`. */
export const createLockCall = (chain: ChainConfig, owner: Address, lock: NewLock, isLp: boolean, permit?: Permit) =>
  lockCall(contractAddress(chain, 'rabbitLock'), owner, lock, isLp, permit);

/** Takes out what is released; partial or final, as the schedule allows. */
export const unlockCall = (chain: ChainConfig, lockId: bigint): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'unlock',
    args: [lockId],
    emits: { eventName: 'LockUnlocked', args: { id: lockId } },
  });

/**
 * Makes a lock larger, later, or both.
 * @param amount what it shall hold in all, base units; 0 leaves it
 * @param date new unlock date, or first release of a vesting lock, unix seconds; 0 leaves it
 */
export const editLockCall = (chain: ChainConfig, lockId: bigint, amount: bigint, date: bigint): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'editLock',
    args: [lockId, amount, date],
    emits: { eventName: 'LockUpdated', args: { id: lockId } },
  });

/** Gives a lock another title. */
export const describeLockCall = (chain: ChainConfig, lockId: bigint, description: string): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'editLockDescription',
    args: [lockId, description],
    emits: { eventName: 'LockDescriptionChanged', args: { id: lockId } },
  });

/** Gives a lock to another account at once, in one step: the contract asks nobody to accept. */
export const transferLockCall = (chain: ChainConfig, lockId: bigint, newOwner: Address): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'transferLockOwnership',
    args: [lockId, newOwner],
    emits: { eventName: 'LockOwnerChanged', args: { id: lockId, newOwner } },
  });

/** Gives the lock to nobody, for ever. */
export const renounceLockCall = (chain: ChainConfig, lockId: bigint): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'renounceLockOwnership',
    args: [lockId],
    emits: { eventName: 'LockOwnerChanged', args: { id: lockId } },
  });
