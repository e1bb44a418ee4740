import { type ChainConfig, contractAddress } from '@rab/config';
import { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import {
  acceptPositionLockCall,
  collectFeesCall,
  describePositionLockCall,
  lockPositionCall,
  moveUnlockDateCall,
  offerPositionLockCall,
  type PositionId,
  type PositionLockTerms,
  renouncePositionLockCall,
  unlockPositionCall,
} from '@rab/contracts/position-calls';
import { type Address, type ContractEventName, getAddress, zeroAddress } from 'viem';
import { type Act, actOf, type EventArguments } from '../acts/Act.ts';
import { eventOf } from '../acts/eventOf.ts';
import { POSITION_LOCK_WORDS as descriptor } from '../words/positionWords.ts';

type PositionAct<Event extends ContractEventName<typeof rabbitPositionLockAbi>> = Act<
  EventArguments<typeof rabbitPositionLockAbi, Event>
>;

const lockerOf = (chain: ChainConfig): Address => contractAddress(chain, 'positionLock');

/** As the descriptors of the registry word a time. */
const dateText = (seconds: bigint): string =>
  `${new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').slice(0, 19)}Z`;

/**
 * Locks a position of `account` in one transaction: sends it to the lock with the terms. Done: the new lock with its `id`.
 * A wallet sees a transfer with data that it cannot word; the words here say what the data mean.
 */
export function lockPositionAct(
  chain: ChainConfig,
  account: Address,
  position: PositionId,
  terms: PositionLockTerms,
): PositionAct<'PositionLocked'> {
  const locker = lockerOf(chain);
  const { owner, feeReceiver, unlockDate, description } = terms;
  const until = dateText(unlockDate);
  return {
    call: lockPositionCall(locker, account, position, terms),
    words: {
      descriptor,
      tokens: [],
      shown: {
        intent: 'Lock position',
        sentence: `Lock position ${position.tokenId} until ${until}`,
        fields: [
          { label: 'Exchange', value: getAddress(position.manager) },
          { label: 'Position', value: String(position.tokenId) },
          { label: 'Unlock date', value: until },
          { label: 'Owner', value: getAddress(owner) },
          ...(feeReceiver === zeroAddress ? [] : [{ label: 'Fees go to', value: getAddress(feeReceiver) }]),
          { label: 'Title', value: description },
        ],
      },
    },
    done: (receipt) => eventOf(receipt, locker, rabbitPositionLockAbi, 'PositionLocked'),
  };
}

/** Sends the fees of a position to whom they belong; any account may ask for it. Done: how much. */
export const collectFeesAct = (chain: ChainConfig, id: bigint): PositionAct<'FeesCollected'> =>
  actOf(rabbitPositionLockAbi, 'FeesCollected', { call: collectFeesCall(lockerOf(chain), id), descriptor });

/** Gives the owner the position back, from the unlock date on. */
export const unlockPositionAct = (chain: ChainConfig, id: bigint): PositionAct<'PositionUnlocked'> =>
  actOf(rabbitPositionLockAbi, 'PositionUnlocked', { call: unlockPositionCall(lockerOf(chain), id), descriptor });

/** Moves the unlock date later, and ends an open offer. @param unlockDate unix seconds */
export const moveUnlockDateAct = (chain: ChainConfig, id: bigint, unlockDate: bigint): PositionAct<'UnlockDateMoved'> =>
  actOf(rabbitPositionLockAbi, 'UnlockDateMoved', {
    call: moveUnlockDateCall(lockerOf(chain), id, unlockDate),
    descriptor,
  });

/** Gives a lock of a position another title. */
export const describePositionLockAct = (
  chain: ChainConfig,
  id: bigint,
  description: string,
): PositionAct<'PositionLockDescribed'> =>
  actOf(rabbitPositionLockAbi, 'PositionLockDescribed', {
    call: describePositionLockCall(lockerOf(chain), id, description),
    descriptor,
  });

/** Offers a lock of a position to an account, which has to accept; the zero address takes the offer back. */
export const offerPositionLockAct = (chain: ChainConfig, id: bigint, to: Address): PositionAct<'PositionLockOffered'> =>
  actOf(rabbitPositionLockAbi, 'PositionLockOffered', {
    call: offerPositionLockCall(lockerOf(chain), id, to),
    descriptor,
  });

/** Makes the account to which a lock was offered its owner. */
export const acceptPositionLockAct = (chain: ChainConfig, id: bigint): PositionAct<'PositionLockOwnerChanged'> =>
  actOf(rabbitPositionLockAbi, 'PositionLockOwnerChanged', {
    call: acceptPositionLockCall(lockerOf(chain), id),
    descriptor,
  });

/** Gives a lock of a position up for good: nobody ever takes the position out. */
export const renouncePositionLockAct = (chain: ChainConfig, id: bigint): PositionAct<'PositionLockOwnerChanged'> =>
  actOf(rabbitPositionLockAbi, 'PositionLockOwnerChanged', {
    call: renouncePositionLockCall(lockerOf(chain), id),
    descriptor,
  });
