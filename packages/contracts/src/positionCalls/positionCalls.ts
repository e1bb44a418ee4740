import { type Address, encodeAbiParameters, getAbiItem } from 'viem';
import { positionManagerAbi } from '../abis/foreign.ts';
import { rabbitPositionLockAbi } from '../abis/others.ts';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

/** What is agreed at a lock of a V3 position (LIQ-01). */
export interface PositionLockTerms {
  owner: Address;
  /** The account that gets all fees, also after the lock has another owner; the zero address leaves them to the owner. It never changes. */
  feeReceiver: Address;
  /** Unix seconds. */
  unlockDate: bigint;
  /** At most 256 bytes. */
  description: string;
}

/** A position of a V3 exchange. */
export interface PositionId {
  manager: Address;
  tokenId: bigint;
}

/** What `lock` takes, and what a position that is sent there has as its data. */
const [, , TERMS] = getAbiItem({ abi: rabbitPositionLockAbi, name: 'lock' }).inputs;

/** A manager hands on what the lock refuses with. */
const SENDING = [
  ...positionManagerAbi,
  ...rabbitPositionLockAbi.filter((item): item is Extract<typeof item, { type: 'error' }> => item.type === 'error'),
];

/**
 * Locks a position of `account`: sends it to the lock with the terms as data, in one transaction without an approval. The
 * transfer cannot succeed unless the lock takes the position on those terms.
 */
export const lockPositionCall = (
  locker: Address,
  account: Address,
  { manager, tokenId }: PositionId,
  terms: PositionLockTerms,
): ContractCall =>
  contractCall({
    address: manager,
    abi: SENDING,
    functionName: 'safeTransferFrom',
    args: [account, locker, tokenId, encodeAbiParameters([TERMS], [terms])],
    emits: { eventName: 'Transfer', sender: 'from', args: { to: locker, tokenId } },
  });

/** Sends the fees that a position has earned to whom they belong; any account may call. */
export const collectFeesCall = (locker: Address, id: bigint): ContractCall =>
  contractCall({
    address: locker,
    abi: rabbitPositionLockAbi,
    functionName: 'collect',
    args: [id],
    emits: { eventName: 'FeesCollected', args: { id } },
  });

/** Gives the owner the position back, from the unlock date on. */
export const unlockPositionCall = (locker: Address, id: bigint): ContractCall =>
  contractCall({
    address: locker,
    abi: rabbitPositionLockAbi,
    functionName: 'unlock',
    args: [id],
    emits: { eventName: 'PositionUnlocked', sender: 'owner', args: { id } },
  });

/** Moves the unlock date later. */
export const moveUnlockDateCall = (locker: Address, id: bigint, unlockDate: bigint): ContractCall =>
  contractCall({
    address: locker,
    abi: rabbitPositionLockAbi,
    functionName: 'moveUnlockDate',
    args: [id, unlockDate],
    emits: { eventName: 'UnlockDateMoved', args: { id } },
  });

/** Gives the lock another title. */
export const describePositionLockCall = (locker: Address, id: bigint, description: string): ContractCall =>
  contractCall({
    address: locker,
    abi: rabbitPositionLockAbi,
    functionName: 'describe',
    args: [id, description],
    emits: { eventName: 'PositionLockDescribed', args: { id } },
  });

/** Offers the lock to an account, which has to accept; the zero address takes the offer back. */
export const offerPositionLockCall = (locker: Address, id: bigint, to: Address): ContractCall =>
  contractCall({
    address: locker,
    abi: rabbitPositionLockAbi,
    functionName: 'offer',
    args: [id, to],
    emits: { eventName: 'PositionLockOffered', args: { id, to } },
  });

/** Makes the account to which the lock was offered its owner. */
export const acceptPositionLockCall = (locker: Address, id: bigint): ContractCall =>
  contractCall({
    address: locker,
    abi: rabbitPositionLockAbi,
    functionName: 'accept',
    args: [id],
    emits: { eventName: 'PositionLockOwnerChanged', sender: 'to', args: { id } },
  });

/** Gives the lock up for good: nobody ever takes the position out. */
export const renouncePositionLockCall = (locker: Address, id: bigint): ContractCall =>
  contractCall({
    address: locker,
    abi: rabbitPositionLockAbi,
    functionName: 'renounce',
    args: [id],
    emits: { eventName: 'PositionLockOwnerChanged', sender: 'from', args: { id } },
  });
