import { lockState, type StandingLock } from './lockSum.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Unix seconds as `5 March 2027`, UTC; no screen has room for a year that nobody plans for. */
export function dayText(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? 'the end of the calendar' : DAY.format(date);
}

/** How a lock is at `now`, in a short line: `Locked until 5 March 2027`. */
export function lockHeadline(lock: StandingLock, now: bigint): string {
  const state = lockState(lock, now);
  if (state.is === 'open') return 'Unlocked';
  if (state.is === 'permanent') return 'Locked for good';
  // the last part may be small, and years away: it must not look as if all were locked until then
  return state.next === state.last ? `Locked until ${dayText(state.last)}` : `Next release ${dayText(state.next)}`;
}
