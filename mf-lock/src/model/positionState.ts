import { t } from '@lingui/core/macro';
import { formatDay } from '@rab/language';
import type { Address } from '@rab/wallet-context/reads';
import { isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';

/** What of a lock of a position says how it is; nobody owns one that was given up. */
export interface StandingPositionLock {
  owner: Address | null;
  unlockDate: bigint;
  isUnlocked: boolean;
}

/** `Ready`: its owner can take the position out. `Permanent`: its owner gave it up. */
export type PositionLockState = 'locked' | 'ready' | 'withdrawn' | 'permanent';

/** Whether an address of an answer is an account. */
export const isAccount = (address: Address | null): address is Address =>
  address !== null && !isAddressEqual(address, zeroAddress);

/** The state of a lock at `now`, unix seconds. */
export function positionLockState(lock: StandingPositionLock, now: bigint): PositionLockState {
  if (lock.isUnlocked) return 'withdrawn';
  if (!isAccount(lock.owner)) return 'permanent';
  return now < lock.unlockDate ? 'locked' : 'ready';
}

/** How a lock is at `now`, in a short line: `Locked until 5 March 2027`. */
export function positionHeadline(lock: StandingPositionLock, now: bigint): string {
  switch (positionLockState(lock, now)) {
    case 'withdrawn':
      return t`Unlocked and withdrawn`;
    case 'permanent':
      return t`Locked for good`;
    case 'ready':
      return t`Unlocked`;
    case 'locked': {
      const day = formatDay(lock.unlockDate) ?? t`the end of the calendar`;
      return t`Locked until ${day}`;
    }
  }
}

/** To whom the fees of a lock go: to the receiver fixed with it, or else to its owner; a lock that was given up has a receiver. */
export function receiverOf(lock: { owner: Address | null; feeReceiver: Address | null }): Address | null {
  if (isAccount(lock.feeReceiver)) return lock.feeReceiver;
  return isAccount(lock.owner) ? lock.owner : null;
}
