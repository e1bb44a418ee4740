import { isBurnAddress } from '@rab/contracts';
import { freeAmount, nextReleaseTime, type StandingLock } from '@rab/contracts/lock';

/**
 * `Locked` until the first release, `Ready` while something can be taken out, `Releasing` between two releases, `Permanent`
 * where its owner gave it up.
 */
export type LockState = 'Locked' | 'Ready' | 'Releasing' | 'Withdrawn' | 'Permanent';

/** Tone of the tag that shows the state of a lock. */
export const LOCK_TONES = {
  Locked: 'info',
  Ready: 'positive',
  Releasing: 'info',
  Withdrawn: 'neutral',
  Permanent: 'info',
} as const;

/**
 * The state of a lock at `now`, unix seconds.
 * @returns next: the next moment at which a part of it becomes free; null once everything is free, or if nothing ever will be
 */
export function lockState(lock: StandingLock, now: bigint): { state: LockState; next: bigint | null } {
  if (lock.unlockedAmount === lock.amount) return { state: 'Withdrawn', next: null };
  if (isBurnAddress(lock.owner)) return { state: 'Permanent', next: null };
  const next = nextReleaseTime(lock, now);
  if (freeAmount(lock, now) > 0n) return { state: 'Ready', next };
  return { state: now < lock.tgeDate ? 'Locked' : 'Releasing', next };
}
