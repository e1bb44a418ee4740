import { t } from '@lingui/core/macro';
import { nextRound, roundAmount, roundAt } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';
import type { SaleKind } from '../kind/SaleKind.ts';
import { tokenText } from '../model/amountText.ts';
import type { SaleState } from '../model/SaleState.ts';
import { vestingTermsOf } from '../model/vestingTermsOf.ts';
import { uncapitalized } from '../model/words.ts';

/** A sale's next date (unix seconds) and what happens then. */
export interface SaleDate {
  at: bigint;
  what: string;
}

/**
 * The next date of a sale for an account that has bought so many tokens of it (base units): its next release, else the next of
 * its milestones; null where none is ahead (PRT-04).
 * @param now chain time, unix seconds
 */
export function comingOf(
  kind: Pick<SaleKind, 'milestonesOf'>,
  sale: Sale,
  { phase, isClaimOpen }: Pick<SaleState, 'phase' | 'isClaimOpen'>,
  bought: bigint,
  now: bigint,
): SaleDate | null {
  if (phase === 'failed') return null;
  const terms = vestingTermsOf(sale);
  if (isClaimOpen && bought > 0n && terms) {
    const round = nextRound(terms, now - sale.end);
    if (round !== null)
      return {
        at: sale.end + roundAt(terms, round),
        what: t`releases ${tokenText(sale, roundAmount(bought, terms, round))}`,
      };
  }
  const ahead = kind
    .milestonesOf(sale)
    .flatMap(({ label, time, isReached }) => (time !== null && time > now && !isReached ? [{ at: time, label }] : []))
    .sort((one, other) => (one.at < other.at ? -1 : 1))[0];
  return ahead ? { at: ahead.at, what: uncapitalized(ahead.label) } : null;
}
