import { type ChainConfig, contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import type { ContractCall } from '@rab/wallet-context';
import { type Address, eventOf, type Permit, type TransactionReceipt } from '@rab/wallet-context/contract';
import type { NewLock } from '../pages/CreateLock/createLockSchema.ts';

const rabbitLock = (chain: ChainConfig, functionName: string, args: readonly unknown[]): ContractCall => ({
  address: contractAddress(chain, 'rabbitLock'),
  abi: rabbitLockAbi,
  functionName,
  args,
});

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
  const name = vesting ? 'vestingLock' : 'lock';
  const schedule = vesting ? [date, vesting.tgeBps, vesting.cycle, vesting.cycleBps] : [date];
  const args = [owner, token, isLp, amount, ...schedule, description];
  return permit ? rabbitLock(chain, `${name}WithPermit`, [...args, permit]) : rabbitLock(chain, name, args);
}

export const unlockCall = (chain: ChainConfig, lockId: bigint): ContractCall => rabbitLock(chain, 'unlock', [lockId]);

export const renounceLockCall = (chain: ChainConfig, lockId: bigint): ContractCall =>
  rabbitLock(chain, 'renounceLockOwnership', [lockId]);

/**
 * Id of the lock that a transaction made, from its event (LKC-04).
 * @throws when the receipt is of another transaction
 */
export function createdLockId(chain: ChainConfig, receipt: Pick<TransactionReceipt, 'logs'>): bigint {
  const added = eventOf(receipt, contractAddress(chain, 'rabbitLock'), rabbitLockAbi, 'LockAdded');
  if (!added) throw new Error('The transaction created no lock.');
  return added.id;
}
