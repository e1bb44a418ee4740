import type { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { zeroAddress } from 'viem';
import type { CallFormatsOf } from './CallFormat.ts';
import { account, contract, date, plain } from './fields.ts';

const id = plain('id', 'Lock');

/** What an owner, or anybody, signs for a lock of a V3 position. */
export const POSITION_LOCK_FORMATS: CallFormatsOf<typeof rabbitPositionLockAbi> = {
  lock: {
    intent: 'Lock position',
    sentence: 'Lock position {tokenId} until {terms.unlockDate}',
    // screens send the position to the lock, in one transaction
    screen: null,
    fields: [
      contract('manager', 'Exchange'),
      plain('tokenId', 'Position'),
      date('terms.unlockDate', 'Unlock date'),
      account('terms.owner', 'Owner'),
      account('terms.feeReceiver', 'Fees go to', { ifNotIn: [zeroAddress] }),
      plain('terms.description', 'Title'),
    ],
  },
  collect: {
    intent: 'Collect fees',
    sentence: 'Collect the fees of lock {id}',
    screen: null,
    fields: [id],
  },
  unlock: { intent: 'Unlock', sentence: 'Unlock the position of lock {id}', screen: null, fields: [id] },
  moveUnlockDate: {
    intent: 'Move the unlock date',
    sentence: 'Move the unlock date of lock {id} to {unlockDate}',
    screen: null,
    fields: [id, date('unlockDate', 'Unlock date')],
  },
  describe: {
    intent: 'Rename lock',
    sentence: 'Rename lock {id} to “{description}”',
    screen: null,
    fields: [id, plain('description', 'Title')],
  },
  offer: {
    intent: 'Offer the lock',
    screen: null,
    fields: [id, account('to', 'New owner')],
  },
  accept: { intent: 'Accept the lock', sentence: 'Become the owner of lock {id}', screen: null, fields: [id] },
  renounce: {
    intent: 'Renounce lock',
    sentence: 'Give up lock {id}: its position stays locked for good',
    screen: null,
    fields: [id],
  },
};
