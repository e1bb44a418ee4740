import type { LockTerms } from '@rab/contracts/lock';
import { useMemo } from 'react';

/** Returns the same object while its values are the same, so that what depends on it is not redrawn with every key. */
export function useSameTerms(terms: LockTerms | null | undefined): LockTerms | null {
  const { amount, tgeDate, tgeBps, cycle, cycleBps } = terms ?? {};
  return useMemo(
    () =>
      amount === undefined ||
      tgeDate === undefined ||
      tgeBps === undefined ||
      cycle === undefined ||
      cycleBps === undefined
        ? null
        : { amount, tgeDate, tgeBps, cycle, cycleBps },
    [amount, tgeDate, tgeBps, cycle, cycleBps],
  );
}
