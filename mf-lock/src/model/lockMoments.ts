import { SECONDS_PER_DAY } from '@rab/contracts';
import { type LockTerms, lastReleaseTime, nextReleaseTime } from '@rab/contracts/lock';

/** Days until the first release, rounded up; 0 once it has come. */
export const daysUntilRelease = ({ tgeDate }: Pick<LockTerms, 'tgeDate'>, now: bigint): bigint =>
  tgeDate > now ? (tgeDate - now + SECONDS_PER_DAY - 1n) / SECONDS_PER_DAY : 0n;

/** The moments around `now` at which a lock's page says something else: releases, and days until the first one. */
export function lockMoments(lock: LockTerms, now: bigint): bigint[] {
  const days = daysUntilRelease(lock, now);
  const dayChanges = days > 0n ? [days, days - 1n].map((count) => lock.tgeDate - count * SECONDS_PER_DAY) : [];
  const releases = [lastReleaseTime(lock, now), nextReleaseTime(lock, now)].filter((time) => time !== null);
  return [...dayChanges, ...releases];
}
