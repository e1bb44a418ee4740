import { formatAmount } from '../units/formatAmount.ts';
import { shortSymbol } from '../units/shortSymbol.ts';
import { lockState, type StandingLock } from './lockSum.ts';

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
  const state = lockState(lock, now);
  if (state.is === 'open')
    return {
      isLocked: false,
      title: 'Nothing is locked',
      state:
        state.free > 0n ? `${amount(state.free)} ready for the owner to withdraw` : `${amount(lock.amount)} withdrawn`,
    };
  const title = `${amount(state.locked)} locked`;
  if (state.is === 'permanent') return { isLocked: true, title, state: 'permanently: its owner renounced it' };
  const [next, last] = [utcText(state.next), utcText(state.last)];
  return { isLocked: true, title, state: next === last ? `until ${last}` : `in parts from ${next} to ${last}` };
}
