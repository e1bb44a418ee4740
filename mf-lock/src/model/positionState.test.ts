import { expect, it } from '@jest/globals';
import { positionHeadline, positionLockState, receiverOf } from './positionState.ts';

const [OWNER, RECEIVER, NOBODY] = ['1', '2', '0'].map((digit) => `0x${digit.repeat(40)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const DATE = 4_000_000_000n;
const lock = { owner: OWNER, unlockDate: DATE, isUnlocked: false };

it.each([
  ['before its date', lock, DATE - 1n, 'locked', 'Locked until 2 October 2096'],
  ['at its date', lock, DATE, 'ready', 'Unlocked'],
  ['given up', { ...lock, owner: NOBODY }, DATE, 'permanent', 'Locked for good'],
  ['given up, as the index says it', { ...lock, owner: null }, DATE - 1n, 'permanent', 'Locked for good'],
  ['withdrawn', { ...lock, isUnlocked: true }, DATE, 'withdrawn', 'Unlocked and withdrawn'],
  [
    'until a year that nobody plans for',
    { ...lock, unlockDate: 2n ** 40n - 1n },
    DATE,
    'locked',
    'Locked until the end of the calendar',
  ],
])('a lock of a position %s says so in a line [LIQ-01]', (_, shown, now, state, line) => {
  expect(positionLockState(shown, now)).toBe(state);
  expect(positionHeadline(shown, now)).toBe(line);
});

it('fees go to the receiver that was fixed, or else to the owner [LIQ-01]', () => {
  expect(receiverOf({ owner: OWNER, feeReceiver: RECEIVER })).toBe(RECEIVER);
  expect(receiverOf({ owner: OWNER, feeReceiver: NOBODY })).toBe(OWNER);
  expect(receiverOf({ owner: NOBODY, feeReceiver: RECEIVER })).toBe(RECEIVER);
  expect(receiverOf({ owner: null, feeReceiver: null })).toBeNull();
});
