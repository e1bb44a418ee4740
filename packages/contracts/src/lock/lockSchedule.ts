import { BASIS_POINTS } from '../units/constants.ts';

/** The parts of a lock that decide what may be withdrawn when. Base units, unix seconds, basis points. */
export interface LockTerms {
  amount: bigint;
  tgeDate: bigint;
  tgeBps: bigint;
  cycle: bigint;
  cycleBps: bigint;
}

export const isVestingLock = (lock: Pick<LockTerms, 'cycle'>): boolean => lock.cycle > 0n;

/** Everything released until `now`, withdrawn or not; mirrors `RabbitLock.withdrawableTokens` plus what was unlocked. */
export function releasedAmount(lock: LockTerms, now: bigint): bigint {
  if (now < lock.tgeDate) return 0n;
  if (!isVestingLock(lock)) return lock.amount;
  return releasedAfter(lock, (now - lock.tgeDate) / lock.cycle);
}

const releasedAfter = (lock: LockTerms, cycles: bigint): bigint => {
  const bps = lock.tgeBps + cycles * lock.cycleBps;
  return bps >= BASIS_POINTS ? lock.amount : (lock.amount * bps) / BASIS_POINTS;
};

/** What the owner can withdraw at `now`. */
export const withdrawableAmount = (lock: LockTerms & { unlockedAmount: bigint }, now: bigint): bigint =>
  releasedAmount(lock, now) - lock.unlockedAmount;

export interface Release {
  /** 1 is the release at the TGE date. */
  index: number;
  time: bigint;
  amount: bigint;
  /** Of the whole lock, in basis points. */
  bps: bigint;
}

/** Cycles after the TGE until everything is released; 0 for a plain lock. */
const cycleCount = (lock: Pick<LockTerms, 'tgeBps' | 'cycleBps'>): bigint =>
  lock.cycleBps === 0n ? 0n : (BASIS_POINTS - lock.tgeBps + lock.cycleBps - 1n) / lock.cycleBps;

/** The moment from which everything is released; in the time of `tgeDate`, which may be counted from another moment. */
export const finalReleaseTime = (lock: Omit<LockTerms, 'amount'>): bigint =>
  lock.tgeDate + cycleCount(lock) * lock.cycle;

/** The next moment after `now` at which something is released; null once everything is. */
export function nextReleaseTime(lock: LockTerms, now: bigint): bigint | null {
  if (now < lock.tgeDate) return lock.tgeDate;
  if (now >= finalReleaseTime(lock)) return null;
  return lock.tgeDate + ((now - lock.tgeDate) / lock.cycle + 1n) * lock.cycle;
}

/** The last moment up to `now` at which something was released; null before the first. */
export function lastReleaseTime(lock: LockTerms, now: bigint): bigint | null {
  if (now < lock.tgeDate) return null;
  const last = finalReleaseTime(lock);
  return now >= last ? last : now - ((now - lock.tgeDate) % lock.cycle);
}

/** Number of releases; 1 for a plain lock. */
export const releaseCount = (lock: LockTerms): number => Number(cycleCount(lock)) + 1;

/** Releases `from` (0-based) to `from + size` of a lock; a vesting lock may have up to 10,001, a plain one has one. */
export function releases(lock: LockTerms, from: number, size: number): Release[] {
  if (!isVestingLock(lock))
    return [{ index: 1, time: lock.tgeDate, amount: lock.amount, bps: BASIS_POINTS }].slice(from, from + size);
  const last = Math.min(releaseCount(lock), from + size);
  return Array.from({ length: Math.max(0, last - from) }, (_, offset) => {
    const cycles = BigInt(from + offset);
    const before = cycles === 0n ? 0n : releasedAfter(lock, cycles - 1n);
    const bpsBefore = cycles === 0n ? 0n : lock.tgeBps + (cycles - 1n) * lock.cycleBps;
    const bps = cycles === 0n ? lock.tgeBps : lock.cycleBps;
    return {
      index: from + offset + 1,
      time: lock.tgeDate + cycles * lock.cycle,
      amount: releasedAfter(lock, cycles) - before,
      bps: bpsBefore + bps > BASIS_POINTS ? BASIS_POINTS - bpsBefore : bps,
    };
  });
}
