import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { freeAmount, isVestingLock, lockedAmount, type StandingLock } from '@rab/contracts/lock';
import { type Fact, Span } from '@rab/ui';
import type { ReactNode } from 'react';
import { GLOSSARY } from '../../model/glossary.ts';

/**
 * The amounts of a lock at `now`, unix seconds. Once a part is released or withdrawn, what was put in, what the lock still holds
 * and what is still locked differ: each has its row and says which it is.
 * @param amount draws base units
 */
export function amountFacts(lock: StandingLock, now: bigint, amount: (value: bigint) => ReactNode): Fact[] {
  const locked = lockedAmount(lock, now);
  return [
    ...(locked < lock.amount
      ? [
          {
            label: t`Total amount locked`,
            value: (
              <>
                {amount(lock.amount)}{' '}
                <Span color="fg.muted">
                  <Trans>· deposited</Trans>
                </Span>
              </>
            ),
          },
          ...(lock.unlockedAmount > 0n
            ? [{ label: t`Still in the lock`, value: amount(lock.amount - lock.unlockedAmount) }]
            : []),
          { label: t`Still locked`, value: amount(locked) },
        ]
      : [{ label: t`Total amount locked`, value: amount(lock.amount) }]),
    { label: t`Available amount`, glossary: GLOSSARY.availableAmount, value: amount(freeAmount(lock, now)) },
    ...(isVestingLock(lock)
      ? [
          {
            label: t`Unlocked amount`,
            value: (
              <>
                {amount(lock.unlockedAmount)}{' '}
                <Span color="fg.muted">
                  <Trans>· withdrawn so far</Trans>
                </Span>
              </>
            ),
          },
        ]
      : []),
  ];
}
