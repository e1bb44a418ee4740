import type { rabbitLockAbi } from '@rab/contracts/abis';
import type { CallFormat, CallFormatsOf } from './CallFormat.ts';
import { account, amountOf, basisPoints, date, duration, oneOf, plain, token, unit } from './fields.ts';
import { withPermit } from './withPermit.ts';

const CREATE = 'mf-lock/src/pages/CreateLock/lockSummary.ts';
const MANAGE = 'mf-lock/src/pages/LockDetail/manage';
const RENOUNCE = 'mf-lock/src/pages/RenounceLock.tsx';

const amount = amountOf('token')('amount', 'Amount');
const what = [
  amount,
  token('token', 'Token address'),
  account('owner', 'Owner'),
  oneOf('yesOrNo')('isLp', 'Liquidity'),
  plain('description', 'Title'),
];
const schedule = [
  date('tgeDate', 'TGE date'),
  basisPoints('tgeBps', 'TGE percent'),
  duration('cycle', 'Cycle'),
  basisPoints('cycleBps', 'Cycle release percent'),
];
const until = date('unlockDate', 'Unlock date');
const lockId = plain('lockId', 'Lock');

const plainLock: CallFormat = {
  intent: 'Lock',
  sentence: 'Lock {amount} until {unlockDate}',
  screen: CREATE,
  fields: [...what, until],
};
const vestingLock: CallFormat = {
  intent: 'Lock',
  sentence: 'Lock {amount}, released in parts from {tgeDate} on',
  screen: CREATE,
  fields: [...what, ...schedule],
};

/** What an owner, or anybody, signs for a lock. */
export const LOCK_FORMATS: CallFormatsOf<typeof rabbitLockAbi> = {
  lock: plainLock,
  vestingLock,
  lockWithPermit: withPermit(plainLock),
  vestingLockWithPermit: withPermit(vestingLock),
  multipleVestingLock: {
    intent: 'Lock',
    screen: 'mf-lock/src/pages/LockMany/LockManyPage.tsx',
    fields: [
      token('token', 'Token address'),
      {
        label: 'Owners and amounts',
        iteration: 'bundled',
        fields: [account('owners.[]', 'Owner'), amountOf('token')('amounts.[]', 'Amount')],
      },
      oneOf('yesOrNo')('isLp', 'Liquidity'),
      plain('description', 'Title'),
      ...schedule,
    ],
  },
  unlock: {
    intent: 'Unlock',
    sentence: 'Unlock lock {lockId}',
    screen: 'mf-lock/src/features/ownLocks/TakeOut.tsx',
    fields: [lockId],
  },
  unlockFor: {
    intent: 'Unlock for the owner',
    sentence: 'Unlock lock {lockId} for its owner',
    screen: null,
    fields: [lockId],
  },
  unlockForMany: { intent: 'Unlock for the owners', screen: null, fields: [plain('lockIds.[]', 'Lock')] },
  editLock: {
    intent: 'Add to the lock or extend it',
    screen: `${MANAGE}/ManageLock.tsx`,
    fields: [
      lockId,
      // the lock knows its token, and the call does not
      unit('smallest units of the locked token')('newAmount', 'New amount', { ifNotIn: ['0'] }),
      date('newUnlockDate', 'New unlock date', { ifNotIn: ['0'] }),
    ],
  },
  editLockDescription: {
    intent: 'Rename lock',
    sentence: 'Rename lock {lockId} to “{description}”',
    screen: `${MANAGE}/DescribeLock.tsx`,
    fields: [lockId, plain('description', 'Title')],
  },
  transferLockOwnership: {
    intent: 'Transfer lock',
    sentence: 'Transfer lock {lockId} to {newOwner}',
    screen: `${MANAGE}/TransferLock.tsx`,
    fields: [lockId, account('newOwner', 'New owner')],
  },
  renounceLockOwnership: {
    intent: 'Renounce lock',
    sentence: 'Renounce lock {lockId}',
    screen: RENOUNCE,
    fields: [lockId],
  },
};
