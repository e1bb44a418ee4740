import { basisPointsToPercent, perMilleToPercent, SECONDS_PER_DAY } from '@rab/contracts';
import { formatUtc } from '@rab/ui';
import type { SaleKind } from '../kind/SaleKind.ts';
import { baseText } from '../model/amountText.ts';
import type { Sale } from '../model/Sale.ts';
import type { SaleState } from '../model/SaleState.ts';
import { vestingTermsOf } from '../model/vestingTermsOf.ts';

/** What of the raise becomes liquidity, and for how long it is locked. */
export const liquidityText = ({ listing }: Pick<Sale, 'listing'>): string =>
  listing
    ? `${perMilleToPercent(listing.liquidityPerMille)}% of the raise after fees, locked for ${listing.lockSeconds / SECONDS_PER_DAY} days`
    : 'None: it does not list itself on an exchange';

/** When a buyer gets the deposit back. */
export function refundText(
  { deadlinesOf }: Pick<SaleKind, 'deadlinesOf'>,
  sale: Sale,
  { isRefundOpen, phase }: Pick<SaleState, 'isRefundOpen' | 'phase'>,
): string {
  if (isRefundOpen) return 'Open now, for the whole deposit';
  const last = deadlinesOf(sale).at(-1);
  const reasons = [
    ...(phase === 'upcoming' || phase === 'live' ? [`below ${baseText(sale, sale.softCap)}`] : []),
    ...(phase === 'settled' || last === undefined ? [] : [`if nobody finishes it by ${formatUtc(last)} UTC`]),
  ];
  return reasons.length > 0 ? `In full ${reasons.join(', or ')}` : 'Closed: the sale succeeded';
}

/** When a buyer can claim what was bought. */
export function claimText(
  { claimsOpen }: Pick<SaleKind, 'claimsOpen'>,
  sale: Pick<Sale, 'end' | 'vesting'>,
  { isClaimOpen, phase }: Pick<SaleState, 'isClaimOpen' | 'phase'>,
): string {
  if (phase === 'failed') return 'None: deposits are paid back';
  const terms = vestingTermsOf(sale);
  if (!terms) return `All of them ${isClaimOpen ? 'now' : claimsOpen}`;
  const first = basisPointsToPercent(10_000n - terms.vestingBps);
  return `${first}% ${claimsOpen}, the rest by ${formatUtc(sale.end + terms.end)} UTC`;
}
