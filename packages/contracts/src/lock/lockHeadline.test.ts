import { expect, it } from '@jest/globals';
import { lockHeadline } from './lockHeadline.ts';
import type { StandingLock } from './lockSum.ts';

const DAY = 86_400n;
const MARCH = 1_804_507_200n;
const OWNER = `0x${'1'.repeat(40)}` as const;
const lock = (change: Partial<StandingLock> = {}): StandingLock => ({
  owner: OWNER,
  amount: 1_000n,
  unlockedAmount: 0n,
  tgeDate: MARCH,
  tgeBps: 10_000n,
  cycle: 0n,
  cycleBps: 0n,
  ...change,
});

it('a lock says how it is in a line: until when, the next part, for good, or over [LOK-05]', () => {
  expect(lockHeadline(lock(), MARCH - 1n)).toBe('Locked until 8 March 2027');
  expect(lockHeadline(lock(), MARCH)).toBe('Unlocked');
  const parts = { tgeBps: 4_000n, cycle: DAY, cycleBps: 3_000n };
  expect(lockHeadline(lock(parts), MARCH)).toBe('Next release 9 March 2027');
  expect(lockHeadline(lock(parts), MARCH + DAY)).toBe('Locked until 10 March 2027');
  expect(lockHeadline(lock({ owner: `0x${'0'.repeat(40)}` }), 0n)).toBe('Locked for good');
  expect(lockHeadline(lock({ tgeDate: 2n ** 40n - 1n }), 0n)).toBe('Locked until the end of the calendar');
});
