import { expect, it } from '@jest/globals';
import { decodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import {
  acceptPositionLockCall,
  collectFeesCall,
  describePositionLockCall,
  lockPositionCall,
  moveUnlockDateCall,
  offerPositionLockCall,
  renouncePositionLockCall,
  unlockPositionCall,
} from './positionCalls.ts';

const LOCKER = `0x${'5'.repeat(40)}` as const;
const MANAGER = `0x${'6'.repeat(40)}` as const;
const ANN = `0x${'7'.repeat(40)}` as const;
const BEN = `0x${'8'.repeat(40)}` as const;
const args = { id: 3n };

it.each([
  ['fees by their event', collectFeesCall(LOCKER, 3n), 'collect', [3n], { eventName: 'FeesCollected', args }],
  [
    'an unlock by the event of its sender',
    unlockPositionCall(LOCKER, 3n),
    'unlock',
    [3n],
    { eventName: 'PositionUnlocked', sender: 'owner', args },
  ],
  [
    'a later date by the event of its lock',
    moveUnlockDateCall(LOCKER, 3n, 9n),
    'moveUnlockDate',
    [3n, 9n],
    { eventName: 'UnlockDateMoved', args },
  ],
  [
    'a title by the event of its lock',
    describePositionLockCall(LOCKER, 3n, 'Team'),
    'describe',
    [3n, 'Team'],
    { eventName: 'PositionLockDescribed', args },
  ],
  [
    'an offer by the event with its account',
    offerPositionLockCall(LOCKER, 3n, ANN),
    'offer',
    [3n, ANN],
    { eventName: 'PositionLockOffered', args: { id: 3n, to: ANN } },
  ],
  [
    'an acceptance by the event with its sender',
    acceptPositionLockCall(LOCKER, 3n),
    'accept',
    [3n],
    { eventName: 'PositionLockOwnerChanged', sender: 'to', args },
  ],
  [
    'a renounce by the event of its sender',
    renouncePositionLockCall(LOCKER, 3n),
    'renounce',
    [3n],
    { eventName: 'PositionLockOwnerChanged', sender: 'from', args },
  ],
])('%s is proven [LIQ-01]', (_, call, functionName, expected, emits) => {
  expect(call).toMatchObject({ address: LOCKER, functionName, args: expected });
  expect(call.emits).toEqual(emits);
  expect(call.value ?? 0n).toBe(0n);
});

it('a position is locked by its transfer, which carries the terms, proven by the manager’s event [LIQ-01]', () => {
  const terms = { owner: ANN, feeReceiver: BEN, unlockDate: 9n, description: 'Team' };
  const call = lockPositionCall(LOCKER, ANN, { manager: MANAGER, tokenId: 4n }, terms);
  const [from, to, tokenId, data] = call.args;
  expect(call).toMatchObject({ address: MANAGER, functionName: 'safeTransferFrom' });
  expect([from, to, tokenId]).toEqual([ANN, LOCKER, 4n]);
  const words = parseAbiParameters('(address owner, address feeReceiver, uint256 unlockDate, string description)');
  expect(decodeAbiParameters(words, data as Hex)).toEqual([terms]);
  expect(call.emits).toEqual({ eventName: 'Transfer', sender: 'from', args: { to: LOCKER, tokenId: 4n } });
  expect(call.value ?? 0n).toBe(0n);
});
