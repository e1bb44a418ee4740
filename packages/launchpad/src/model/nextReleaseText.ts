import { nextRound, roundAmount, roundAt } from '@rab/contracts/sale';
import { formatUtc } from '@rab/ui';
import type { Sale } from '../queries/saleSchema.ts';
import { tokenText } from './amountText.ts';
import { releaseText } from './releaseText.ts';
import type { SaleState } from './SaleState.ts';
import { vestingTermsOf } from './vestingTermsOf.ts';

/**
 * What of so many bought tokens (base units) comes next, in words; null where nothing does (PRT-01).
 * @param claimsOpen when claims open, as the kind of sale says it
 * @param now chain time, unix seconds
 */
export function nextReleaseText(
  sale: Pick<Sale, 'end' | 'token' | 'vesting' | 'shared'>,
  { phase, isClaimOpen }: Pick<SaleState, 'phase' | 'isClaimOpen'>,
  bought: bigint,
  claimsOpen: string,
  now: bigint,
): string | null {
  if (bought === 0n || phase === 'failed') return null;
  if (!isClaimOpen) {
    const plan = releaseText(sale, bought, claimsOpen);
    if (phase === 'succeeded') return plan;
    return `If the sale succeeds${sale.shared ? ' and nobody else deposits' : ''}: ${plan}`;
  }
  const terms = vestingTermsOf(sale);
  const elapsed = now - sale.end;
  if (!terms || elapsed >= terms.end) return null;
  const utc = (at: bigint) => `${formatUtc(sale.end + at)} UTC`;
  const round = nextRound(terms, elapsed);
  if (round === null) return `The rest comes little by little until ${utc(terms.end)}`;
  return `${tokenText(sale, roundAmount(bought, terms, round))} on ${utc(roundAt(terms, round))}`;
}
