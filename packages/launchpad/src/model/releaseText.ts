import { t } from '@lingui/core/macro';
import { roundAmount, roundAt, roundCount } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';
import { formatUtc } from '@rab/ui';
import { tokenText } from './amountText.ts';
import { everyText } from './durationText.ts';
import { vestingTermsOf } from './vestingTermsOf.ts';

/**
 * When so many bought tokens (base units) can be claimed, in words (MNY-01): `600 NIGHT at listing, then 300 NIGHT
 * every day until 2026-11-30 12:00 UTC`.
 * @param claimsOpen when claims open, as the kind of sale says it: `at the listing`
 */
export function releaseText(sale: Pick<Sale, 'end' | 'token' | 'vesting'>, tokens: bigint, claimsOpen: string): string {
  const all = tokenText(sale, tokens);
  const terms = vestingTermsOf(sale);
  if (!terms) return t`${all} ${claimsOpen}`;
  const utc = (elapsed: bigint) => `${formatUtc(sale.end + elapsed)} UTC`;
  const first = roundAmount(tokens, terms, 0n);
  const firstText = tokenText(sale, first);
  const begin = first > 0n ? t`${firstText} ${claimsOpen}` : t`nothing ${claimsOpen}`;
  const from = terms.start > 0n ? utc(terms.start) : null;
  const end = utc(terms.end);
  if (terms.period === 0n) {
    const rest = tokenText(sale, tokens - first);
    return from
      ? t`${begin}, then the other ${rest} continuously from ${from} until ${end}`
      : t`${begin}, then the other ${rest} continuously until ${end}`;
  }
  const rounds = roundCount(terms);
  const each = tokenText(sale, roundAmount(tokens, terms, 1n));
  if (rounds === 1n) return t`${begin}, then ${each} on ${end}`;
  const every = everyText(terms.period);
  const last = utc(roundAt(terms, rounds));
  return from
    ? t`${begin}, then ${each} ${every} from ${from} until ${last}`
    : t`${begin}, then ${each} ${every} until ${last}`;
}
