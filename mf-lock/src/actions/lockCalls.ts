import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import type { Address, Permit } from '@rab/wallet-context/reads';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';

/** What `lock` and `vestingLock` take: base units, unix seconds, basis points (LKC-10). */
export interface NewLock {
  token: Address;
  description: string;
  amount: bigint;
  /** Unlock date, or the first release of a vesting lock. */
  date: bigint;
  vesting: { tgeBps: bigint; cycle: bigint; cycleBps: bigint } | null;
}

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

/** A lock of one of many owners: base units. */
export interface OwnedAmount {
  owner: Address;
  amount: bigint;
}

/** Locks for several owners on the same terms in one transaction; takes exactly the sum (LKT-02). */
export function lockManyCall(
  chain: ChainConfig,
  rows: readonly OwnedAmount[],
  {
    token,
    date,
    vesting,
    description,
  }: Omit<NewLock, 'amount' | 'vesting'> & { vesting: NonNullable<NewLock['vesting']> },
  isLp: boolean,
): ContractCall {
  const { tgeBps, cycle, cycleBps } = vesting;
  const [owners, amounts] = [rows.map(({ owner }) => owner), rows.map(({ amount }) => amount)];
  return contractCall({
    address: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    functionName: 'multipleVestingLock',
    args: [owners, amounts, token, isLp, date, tgeBps, cycle, cycleBps, description],
    emits: { eventName: 'LockAdded', args: { token } },
  });
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

/** A new lock leads to its own page (LKC-04). */
export const toNewLock = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'rabbitLock'),
    abi: rabbitLockAbi,
    eventName: 'LockAdded',
    argument: 'id',
    path: paths.lock,
  });
