import { expect, it } from '@jest/globals';
import { freeAmount, lockedAmount, lockState, type StandingLock, sumOfLocks } from './lockSum.ts';

const owner = `0x${'1'.repeat(40)}` as const;
const nobody = `0x${'0'.repeat(40)}` as const;
const plain: StandingLock = {
  owner,
  amount: 1_000n,
  unlockedAmount: 0n,
  tgeDate: 500n,
  tgeBps: 0n,
  cycle: 0n,
  cycleBps: 0n,
};
const vesting = { ...plain, tgeBps: 2_000n, cycle: 100n, cycleBps: 4_000n };
const at = (lock: StandingLock, now: bigint) => [lockedAmount(lock, now), freeAmount(lock, now)];

it('what a lock’s owner can take out is free and not locked, taken out or not; what was given up stays locked', () => {
  expect(at(plain, 499n)).toEqual([1_000n, 0n]);
  expect(at(plain, 500n)).toEqual([0n, 1_000n]);
  expect(at({ ...plain, unlockedAmount: 1_000n }, 500n)).toEqual([0n, 0n]);
  expect(at({ ...vesting, unlockedAmount: 200n }, 600n)).toEqual([400n, 400n]);
  expect(at({ ...vesting, owner: nobody, unlockedAmount: 200n }, 900n)).toEqual([800n, 0n]);
});

it('a lock is open once nothing of it is locked, permanent where it was given up, else timed by its next and its last release', () => {
  expect(lockState(plain, 500n)).toEqual({ is: 'open', free: 1_000n });
  expect(lockState({ ...plain, owner: nobody }, 500n)).toEqual({ is: 'permanent', locked: 1_000n });
  expect(lockState(plain, 499n)).toEqual({ is: 'timed', locked: 1_000n, next: 500n, last: 500n });
  expect(lockState(vesting, 500n)).toEqual({ is: 'timed', locked: 800n, next: 600n, last: 700n });
});

it('locks together are locked until the first of them, dust aside, becomes free', () => {
  const dust = { ...plain, amount: 1n, tgeDate: 10n };
  const later = { ...plain, tgeDate: 900n };
  expect(sumOfLocks([later, plain, dust], 0n)).toEqual({ locked: 2_001n, free: 0n, until: 500n });
  expect(sumOfLocks([later, plain, dust], 500n)).toEqual({ locked: 1_000n, free: 1_001n, until: 900n });
  expect(sumOfLocks([later, vesting], 500n)).toEqual({ locked: 1_800n, free: 200n, until: 600n });
  expect(sumOfLocks([plain], 500n)).toEqual({ locked: 0n, free: 1_000n, until: null });
  expect(sumOfLocks([{ ...plain, owner: nobody }], 900n)).toEqual({ locked: 1_000n, free: 0n, until: null });
  expect(sumOfLocks([], 0n)).toEqual({ locked: 0n, free: 0n, until: null });
});

it('a lock of a hundredth of what is locked decides the date, one of less does not', () => {
  const small = { ...plain, amount: 1n, tgeDate: 10n };
  expect(sumOfLocks([{ ...plain, amount: 99n }, small], 0n).until).toBe(10n);
  expect(sumOfLocks([{ ...plain, amount: 100n }, small], 0n).until).toBe(500n);
});

it('a lock that was given up decides no date, also before its own', () => {
  const givenUp = { ...plain, owner: nobody, tgeDate: 10n };
  expect(sumOfLocks([givenUp], 0n)).toEqual({ locked: 1_000n, free: 0n, until: null });
  expect(sumOfLocks([givenUp, plain], 0n)).toEqual({ locked: 2_000n, free: 0n, until: 500n });
});
