import { roundAmount, roundAt, roundCount } from '@rab/contracts/sale';
import { formatUtc } from '@rab/ui';
import { tokenText } from './amountText.ts';
import { durationText } from './durationText.ts';
import type { Sale } from './Sale.ts';
import { vestingTermsOf } from './vestingTermsOf.ts';

/**
 * When so many bought tokens (base units) can be claimed, in words (MNY-01): `600 NIGHT at listing, then 300 NIGHT
 * every day until 2026-11-30 12:00 UTC`.
 * @param claimsOpen when claims open, as the kind of sale says it: `at the listing`
 */
export function releaseText(sale: Pick<Sale, 'end' | 'token' | 'vesting'>, tokens: bigint, claimsOpen: string): string {
  const terms = vestingTermsOf(sale);
  if (!terms) return `${tokenText(sale, tokens)} ${claimsOpen}`;
  const utc = (elapsed: bigint) => `${formatUtc(sale.end + elapsed)} UTC`;
  const first = roundAmount(tokens, terms, 0n);
  const begin = first > 0n ? `${tokenText(sale, first)} ${claimsOpen}, then` : `nothing ${claimsOpen}, then`;
  const from = terms.start > 0n ? ` from ${utc(terms.start)}` : '';
  if (terms.period === 0n)
    return `${begin} the other ${tokenText(sale, tokens - first)} continuously${from} until ${utc(terms.end)}`;
  const rounds = roundCount(terms);
  const each = tokenText(sale, roundAmount(tokens, terms, 1n));
  if (rounds === 1n) return `${begin} ${each} on ${utc(terms.end)}`;
  return `${begin} ${each} every ${durationText(terms.period)}${from} until ${utc(roundAt(terms, rounds))}`;
}
