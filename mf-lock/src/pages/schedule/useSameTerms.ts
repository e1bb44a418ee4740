import type { LockTerms } from '@rab/contracts/lock';
import { useMemo } from 'react';

/** The same object as long as it says the same: what is drawn of it is not drawn anew with every key. */
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
