import type { Address } from 'viem';
import { isBurnAddress } from '../address/isBurnAddress.ts';
import { finalReleaseTime, type LockTerms, nextReleaseTime, releasedAmount } from './lockSchedule.ts';

/** A lock as it is now: base units, unix seconds, basis points. */
export interface StandingLock extends LockTerms {
  unlockedAmount: bigint;
  owner: Address;
}

/** What nobody can take out at `now`; of a lock that was given up all that is left in it. */
export function lockedAmount(lock: StandingLock, now: bigint): bigint {
  const released = isBurnAddress(lock.owner) ? 0n : releasedAmount(lock, now);
  return lock.amount - (released > lock.unlockedAmount ? released : lock.unlockedAmount);
}

/** What its owner can take out at `now`: it is no longer locked, whether it is taken or not. */
export const freeAmount = (lock: StandingLock, now: bigint): bigint =>
  lock.amount - lock.unlockedAmount - lockedAmount(lock, now);

/** What a lock holds, in base units, and when it ends, in unix seconds. */
export type LockState =
  /** Nothing is locked; what is not `free` was taken out. */
  | { is: 'open'; free: bigint }
  /** Its owner gave it up. */
  | { is: 'permanent'; locked: bigint }
  /** `next` is `last` where all that is left comes free at once. */
  | { is: 'timed'; locked: bigint; next: bigint; last: bigint };

/** How a lock is at `now`: what is free to be taken out does not count as locked (LKT-07). */
export function lockState(lock: StandingLock, now: bigint): LockState {
  const locked = lockedAmount(lock, now);
  if (locked === 0n) return { is: 'open', free: freeAmount(lock, now) };
  if (isBurnAddress(lock.owner)) return { is: 'permanent', locked };
  const last = finalReleaseTime(lock);
  return { is: 'timed', locked, next: nextReleaseTime(lock, now) ?? last, last };
}

/** Locks of a token that are read for their sum; the largest come first, what is in others was not looked at. */
export const MOST_LOCKS = 100n;

export interface LockSum {
  /** Nobody can take it out now. */
  locked: bigint;
  /** Owners can take it out now. */
  free: bigint;
  /** When the first of what is locked becomes free, unix seconds; null where nothing ever does. */
  until: bigint | null;
}

/** Locks with less of the sum than this part decide no date: anybody can lock dust until tomorrow. */
const DUST_PART = 100n;

/** Locks of one token taken together, at `now`. */
export function sumOfLocks(locks: readonly StandingLock[], now: bigint): LockSum {
  const locked = locks.reduce((sum, lock) => sum + lockedAmount(lock, now), 0n);
  const free = locks.reduce((sum, lock) => sum + freeAmount(lock, now), 0n);
  const dates = locks
    .filter((lock) => !isBurnAddress(lock.owner) && lockedAmount(lock, now) * DUST_PART >= locked)
    .flatMap((lock) => nextReleaseTime(lock, now) ?? []);
  return {
    locked,
    free,
    until: dates.reduce<bigint | null>((least, at) => (least === null || at < least ? at : least), null),
  };
}
