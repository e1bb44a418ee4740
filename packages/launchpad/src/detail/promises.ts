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
  if (!listing) return 'None: it does not list itself on an exchange';
  if (phase === 'failed') return 'None: a failed sale is not listed';
  return `${perMilleToPercent(listing.liquidityPerMille)}% of the raise after fees, locked for ${listing.lockSeconds / SECONDS_PER_DAY} days`;
};

/** The price at which a sale lists itself, and how much that is above or below what its buyers pay. */
export function listingPriceText(sale: Sale): string {
  const { listing } = sale;
  if (!listing) return 'It does not list itself';
  if (listing.rate === null) return 'The same, as the raise makes it';
  const { changePercent } = listingValue(sale, sale.hardCap);
  if (changePercent === null || /^[+-]0$/.test(changePercent)) return `${rateText(listing.rate, sale)}, the same`;
  const side = changePercent.startsWith('-') ? 'below' : 'above';
  return `${rateText(listing.rate, sale)}, ${changePercent.slice(1)}% ${side} yours`;
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
    ...(phase === 'upcoming' ? ['cancel it'] : []),
    ...(isOpen && sale.whitelistSeconds > 0n ? ['change the whitelist'] : []),
    ...(phase === 'failed' ? ['take the tokens back'] : []),
    ...(ownerPower && ownerActOf?.(sale, state) ? [ownerPower] : []),
    'edit the texts',
  ].join(', ');
  const never = isOpen || phase === 'succeeded' ? 'the terms or your deposit' : 'the terms';
  return `${powers.charAt(0).toUpperCase()}${powers.slice(1)}. Never ${never}.`;
}

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
  return reasons.length > 0 ? `In full ${reasons.join(', or ')}` : 'No longer: the sale succeeded';
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
