import { rabbitLockAbi } from '@rab/contracts/abis';
import type { Address, ContractFunctionArgs } from 'viem';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

type Permit = ContractFunctionArgs<typeof rabbitLockAbi, 'nonpayable', 'lockWithPermit'>[6];

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
export function lockCall(
  locker: Address,
  owner: Address,
  { token, amount, date, vesting, description }: NewLock,
  isLp: boolean,
  permit?: Permit,
): ContractCall {
  const lock = {
    address: locker,
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
  locker: Address,
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
    address: locker,
    abi: rabbitLockAbi,
    functionName: 'multipleVestingLock',
    args: [owners, amounts, token, isLp, date, tgeBps, cycle, cycleBps, description],
    emits: { eventName: 'LockAdded', args: { token } },
  });
}
