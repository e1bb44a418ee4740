import { basisPointsToPercent, perMilleToPercent, SECONDS_PER_DAY } from '@rab/contracts';
import { formatUtc } from '@rab/ui';
import type { SaleKind } from '../kind/SaleKind.ts';
import type { SaleKindInDetail } from '../kind/SaleKindInDetail.ts';
import { baseText } from '../model/amountText.ts';
import { listingValue } from '../model/listingValue.ts';
import { rateText } from '../model/rateText.ts';
import type { Sale } from '../model/Sale.ts';
import type { SaleState } from '../model/SaleState.ts';
import { vestingTermsOf } from '../model/vestingTermsOf.ts';

/** What of the raise becomes liquidity, and for how long it is locked. */
export const liquidityText = ({ listing }: Pick<Sale, 'listing'>, phase: SaleState['phase'] = 'live'): string => {
  if (!listing) return 'None: this sale doesn’t list the token';
  if (phase === 'failed') return 'None: a failed sale isn’t listed';
  return `${perMilleToPercent(listing.liquidityPerMille)}% of the raise after fees, locked for ${listing.lockSeconds / SECONDS_PER_DAY} days`;
};

/** The price at which a sale lists itself, and how much that is above or below what its buyers pay. */
export function listingPriceText(sale: Sale): string {
  const { listing } = sale;
  if (!listing) return 'This sale doesn’t list the token';
  if (listing.rate === null) return 'Same as the sale price';
  const { changePercent } = listingValue(sale, sale.hardCap);
  if (changePercent === null || /^[+-]0$/.test(changePercent))
    return `${rateText(listing.rate, sale)}, same as the sale price`;
  const side = changePercent.startsWith('-') ? 'below' : 'above';
  return `${rateText(listing.rate, sale)}, ${changePercent.slice(1)}% ${side} the sale price`;
}

/** What an owner can still do to a sale, and what not. */
export function ownerText(
  { ownerActOf, ownerPower }: Pick<SaleKindInDetail, 'ownerActOf' | 'ownerPower'>,
  sale: Sale,
  state: Pick<SaleState, 'name' | 'phase'>,
): string {
  const { phase } = state;
  const isOpen = phase === 'upcoming' || phase === 'live';
  const powers = [
    ...(phase === 'upcoming' ? ['cancel the sale'] : []),
    ...(isOpen && sale.whitelistSeconds > 0n ? ['change the whitelist'] : []),
    ...(phase === 'failed' ? ['withdraw the tokens'] : []),
    ...(ownerPower && ownerActOf?.(sale, state) ? [ownerPower] : []),
    'edit the project info',
  ].join(', ');
  const fixed = isOpen || phase === 'succeeded' ? 'the terms or your deposit' : 'the terms';
  return `${powers.charAt(0).toUpperCase()}${powers.slice(1)}. Can’t change ${fixed}.`;
}

/** When a buyer gets the deposit back. */
export function refundText(
  { deadlinesOf }: Pick<SaleKind, 'deadlinesOf'>,
  sale: Sale,
  { isRefundOpen, phase }: Pick<SaleState, 'isRefundOpen' | 'phase'>,
): string {
  if (isRefundOpen) return 'Open now, in full';
  const last = deadlinesOf(sale).at(-1);
  const reasons = [
    ...(phase === 'upcoming' || phase === 'live' ? [`if less than ${baseText(sale, sale.softCap)} is raised`] : []),
    ...(phase === 'settled' || last === undefined ? [] : [`if the sale isn’t completed by ${formatUtc(last)} UTC`]),
  ];
  return reasons.length > 0 ? `In full ${reasons.join(', or ')}` : 'Closed: the sale succeeded';
}

/** When a buyer can claim what was bought. */
export function claimText(
  { claimsOpen }: Pick<SaleKind, 'claimsOpen'>,
  sale: Pick<Sale, 'end' | 'vesting'>,
  { isClaimOpen, phase }: Pick<SaleState, 'isClaimOpen' | 'phase'>,
): string {
  if (phase === 'failed') return 'None: deposits are refunded';
  const terms = vestingTermsOf(sale);
  if (!terms) return `All ${isClaimOpen ? 'now' : claimsOpen}`;
  const first = basisPointsToPercent(10_000n - terms.vestingBps);
  return `${first}% ${claimsOpen}, the rest by ${formatUtc(sale.end + terms.end)} UTC`;
}
