import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type Address, type Destination, leadsTo, type Permit } from '@rab/wallet-context/contract';
import type { NewLock } from '../pages/CreateLock/createLockSchema.ts';

/**
 * Locks, plain or vesting, for `owner`; `isLp` is verified again on chain (LKC-10, LKC-11). With a permit in place of an
 * approval.
 */
export function createLockCall(
  chain: ChainConfig,
  owner: Address,
  { token, amount, date, vesting, description }: NewLock,
  isLp: boolean,
  permit?: Permit,
): ContractCall {
  const lock = {
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    emits: { eventName: 'LockAdded', sender: 'owner' },
  } as const;
  const what = [owner, token, isLp, amount] as const;
  if (vesting) {
    const args = [...what, date, vesting.tgeBps, vesting.cycle, vesting.cycleBps, description] as const;
    return permit
      ? contractCall({ ...lock, functionName: 'vestingLockWithPermit', args: [...args, permit] })
      : contractCall({ ...lock, functionName: 'vestingLock', args });
  }
  const args = [...what, date, description] as const;
  return permit
    ? contractCall({ ...lock, functionName: 'lockWithPermit', args: [...args, permit] })
    : contractCall({ ...lock, functionName: 'lock', args });
}

/** Takes out what is released; partial or final, as the schedule allows. */
export const unlockCall = (chain: ChainConfig, lockId: bigint): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'unlock',
    args: [lockId],
    emits: { eventName: 'LockUnlocked', args: { id: lockId } },
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

/** A new lock leads to its own page (LKC-04). */
export const toNewLock = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    eventName: 'LockAdded',
    argument: 'id',
    path: paths.lock,
  });
