import { t } from '@lingui/core/macro';
import { lockState, type StandingLock } from '@rab/contracts/lock';
import { formatDay } from '@rab/language';

/** How a lock is at `now`, in a short line: `Locked until 5 March 2027` (LOK-05). */
export function headline(lock: StandingLock, now: bigint): string {
  const state = lockState(lock, now);
  if (state.is === 'open') return t`Unlocked`;
  if (state.is === 'permanent') return t`Locked for good`;
  // the last part may be small, and years away: it must not look as if all were locked until then
  const isAll = state.next === state.last;
  const day = formatDay(isAll ? state.last : state.next) ?? t`the end of the calendar`;
  return isAll ? t`Locked until ${day}` : t`Next release ${day}`;
}
