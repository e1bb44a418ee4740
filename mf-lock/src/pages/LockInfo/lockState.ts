import { type LockTerms, nextReleaseTime, withdrawableAmount } from '@rab/contracts/lock';

/** `Locked` until the first release, `Ready` while something can be taken out, `Releasing` between two releases. */
export type LockState = 'Locked' | 'Ready' | 'Releasing' | 'Withdrawn';

/** Tone of the tag that says where a lock stands. */
export const LOCK_TONES = { Locked: 'info', Ready: 'positive', Releasing: 'info', Withdrawn: 'neutral' } as const;

/**
 * Where a lock stands at `now`, unix seconds.
 * @returns next: the next moment at which something of it becomes free; null once everything has
 */
export function lockState(
  lock: LockTerms & { unlockedAmount: bigint },
  now: bigint,
): { state: LockState; next: bigint | null } {
  const next = nextReleaseTime(lock, now);
  if (lock.unlockedAmount === lock.amount) return { state: 'Withdrawn', next: null };
  if (withdrawableAmount(lock, now) > 0n) return { state: 'Ready', next };
  return { state: now < lock.tgeDate ? 'Locked' : 'Releasing', next };
}
