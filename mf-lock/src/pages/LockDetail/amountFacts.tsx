import { t } from '@lingui/core/macro';
import { isVestingLock, type StandingLock } from '@rab/contracts/lock';
import { type Fact, Span } from '@rab/ui';
import type { ReactNode } from 'react';
import { GLOSSARY } from '../../model/glossary.ts';

/**
 * The amounts of a lock. Once a part is released or withdrawn, what was put in, what the lock still holds and what is still locked
 * differ: each has its row and says which it is.
 * @param now what is still locked, and what of the rest can be withdrawn, base units
 * @param amount draws base units
 */
export function amountFacts(
  lock: StandingLock,
  now: { locked: bigint; available: bigint },
  amount: (value: bigint) => ReactNode,
): Fact[] {
  const noted = (value: bigint, note: string) => (
    <>
      {amount(value)} <Span color="fg.muted">{note}</Span>
    </>
  );
  const isAllLocked = now.locked === lock.amount;
  return [
    { label: t`Total amount locked`, value: isAllLocked ? amount(lock.amount) : noted(lock.amount, t`· deposited`) },
    ...(lock.unlockedAmount > 0n
      ? [{ label: t`Still in the lock`, value: amount(lock.amount - lock.unlockedAmount) }]
      : []),
    ...(isAllLocked ? [] : [{ label: t`Still locked`, value: amount(now.locked) }]),
    { label: t`Available amount`, glossary: GLOSSARY.availableAmount, value: amount(now.available) },
    ...(isVestingLock(lock)
      ? [{ label: t`Unlocked amount`, value: noted(lock.unlockedAmount, t`· withdrawn so far`) }]
      : []),
  ];
}
