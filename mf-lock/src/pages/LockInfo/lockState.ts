import { t } from '@lingui/core/macro';
import { isBurnAddress } from '@rab/contracts';
import { freeAmount, nextReleaseTime, type StandingLock } from '@rab/contracts/lock';

/**
 * `Locked` until the first release, `Ready` while something can be taken out, `Releasing` between two releases, `Permanent`
 * where its owner gave it up.
 */
export type LockState = 'locked' | 'ready' | 'releasing' | 'withdrawn' | 'permanent';

/** The state of a lock in a word. */
export const stateWords = (state: LockState): string =>
  ({
    locked: t`Locked`,
    ready: t`Ready`,
    releasing: t`Releasing`,
    withdrawn: t`Withdrawn`,
    permanent: t`Permanent`,
  })[state];

/** Tone of the tag that shows the state of a lock. */
export const LOCK_TONES = {
  locked: 'info',
  ready: 'positive',
  releasing: 'info',
  withdrawn: 'neutral',
  permanent: 'info',
} as const;

/**
 * The state of a lock at `now`, unix seconds.
 * @returns next: the next moment at which a part of it becomes free; null once everything is free, or if nothing ever will be
 */
export function lockState(lock: StandingLock, now: bigint): { state: LockState; next: bigint | null } {
  if (lock.unlockedAmount === lock.amount) return { state: 'withdrawn', next: null };
  if (isBurnAddress(lock.owner)) return { state: 'permanent', next: null };
  const next = nextReleaseTime(lock, now);
  if (freeAmount(lock, now) > 0n) return { state: 'ready', next };
  return { state: now < lock.tgeDate ? 'locked' : 'releasing', next };
}
