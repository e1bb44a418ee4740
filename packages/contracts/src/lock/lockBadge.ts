import { isBurnAddress } from '../address/isBurnAddress.ts';
import { formatAmount } from '../units/formatAmount.ts';
import { shortSymbol } from '../units/shortSymbol.ts';
import { finalReleaseTime, isVestingLock, nextReleaseTime } from './lockSchedule.ts';
import { freeAmount, lockedAmount, type StandingLock } from './lockSum.ts';

/** What a badge says of a lock. */
export interface LockBadge {
  /** True while a part of it can be taken out by nobody. */
  isLocked: boolean;
  title: string;
  state: string;
}

/** Unix seconds as `YYYY-MM-DD HH:mm UTC`; the last release of a vesting lock may be later than any calendar of computers. */
export function utcText(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return 'the end of the calendar';
  const [day = '', time = ''] = date.toISOString().split('T');
  return `${day.replace(/^\+0*/, '')} ${time.slice(0, 5)} UTC`;
}

/**
 * A lock in two short lines, for badges on other people's pages: what is free to be taken out does not count as locked
 * (LKT-07).
 * @param now chain time, unix seconds
 */
export function lockBadge(
  lock: StandingLock,
  { symbol, decimals }: { symbol: string; decimals: number },
  now: bigint,
): LockBadge {
  const amount = (value: bigint) => `${formatAmount(value, decimals)} ${shortSymbol(symbol)}`.trimEnd();
  const locked = lockedAmount(lock, now);
  const free = freeAmount(lock, now);
  if (locked === 0n)
    return {
      isLocked: false,
      title: 'Nothing is locked any more',
      state: free > 0n ? `${amount(free)} can be taken out by the owner` : `${amount(lock.amount)} were taken out`,
    };
  const title = `${amount(locked)} locked`;
  if (isBurnAddress(lock.owner)) return { isLocked: true, title, state: 'permanently: its owner gave it up' };
  const last = utcText(finalReleaseTime(lock));
  const next = utcText(nextReleaseTime(lock, now) ?? lock.tgeDate);
  return {
    isLocked: true,
    title,
    state: isVestingLock(lock) && next !== last ? `in parts from ${next} to ${last}` : `until ${last}`,
  };
}
