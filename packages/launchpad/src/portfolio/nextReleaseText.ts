import { t } from '@lingui/core/macro';
import { nextRound, roundAmount, roundAt } from '@rab/contracts/sale';
import { say } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { formatUtc } from '@rab/ui';
import type { SaleKind } from '../kind/SaleKind.ts';
import { tokenText } from '../model/amountText.ts';
import { releaseText } from '../model/releaseText.ts';
import type { SaleState } from '../model/SaleState.ts';
import { vestingTermsOf } from '../model/vestingTermsOf.ts';

/**
 * What of so many bought tokens (base units) comes next, in words; null where nothing does (PRT-01).
 * @param now chain time, unix seconds
 */
export function nextReleaseText(
  { claimsOpen, pricing }: Pick<SaleKind, 'claimsOpen' | 'pricing'>,
  sale: Pick<Sale, 'end' | 'token' | 'vesting'>,
  { phase, isClaimOpen }: Pick<SaleState, 'phase' | 'isClaimOpen'>,
  bought: bigint,
  now: bigint,
): string | null {
  if (bought === 0n || phase === 'failed') return null;
  if (!isClaimOpen) {
    const plan = releaseText(sale, bought, say(claimsOpen));
    if (phase === 'succeeded') return plan;
    return pricing.dependsOn ? pricing.dependsOn(plan) : t`If the sale succeeds: ${plan}`;
  }
  const terms = vestingTermsOf(sale);
  const elapsed = now - sale.end;
  if (!terms || elapsed >= terms.end) return null;
  const utc = (at: bigint) => `${formatUtc(sale.end + at)} UTC`;
  const round = nextRound(terms, elapsed);
  if (round === null) {
    const end = utc(terms.end);
    return t`The rest is released continuously until ${end}`;
  }
  const [amount, day] = [tokenText(sale, roundAmount(bought, terms, round)), utc(roundAt(terms, round))];
  return t`${amount} on ${day}`;
}
