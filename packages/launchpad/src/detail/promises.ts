import { t } from '@lingui/core/macro';
import { basisPointsToPercent, perMilleToPercent } from '@rab/contracts';
import { formatList, say } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { formatUtc } from '@rab/ui';
import type { SaleKind } from '../kind/SaleKind.ts';
import type { SaleKindInDetail } from '../kind/SaleKindInDetail.ts';
import { baseText } from '../model/amountText.ts';
import { daysText } from '../model/durationText.ts';
import { listingValue } from '../model/listingValue.ts';
import { rateText } from '../model/rateText.ts';
import type { SaleState } from '../model/SaleState.ts';
import { vestingTermsOf } from '../model/vestingTermsOf.ts';
import { capitalized } from '../model/words.ts';

/** What of the raise becomes liquidity, and for how long it is locked. */
export const liquidityText = ({ listing }: Pick<Sale, 'listing'>, phase: SaleState['phase'] = 'live'): string => {
  if (!listing) return t`None: this sale doesn’t list the token`;
  if (phase === 'failed') return t`None: a failed sale isn’t listed`;
  const percent = perMilleToPercent(listing.liquidityPerMille);
  return t`${percent}% of the raise after fees, locked for ${daysText(listing.lockSeconds)}`;
};

/** The price at which a sale lists itself, and how much that is above or below what its buyers pay. */
export function listingPriceText(sale: Sale): string {
  const { listing } = sale;
  if (!listing) return t`This sale doesn’t list the token`;
  if (listing.rate === null) return t`Same as the sale price`;
  const rate = rateText(listing.rate, sale);
  const { changePercent } = listingValue(sale, sale.hardCap);
  if (changePercent === null || /^[+-]0$/.test(changePercent)) return t`${rate}, same as the sale price`;
  const size = changePercent.slice(1);
  return changePercent.startsWith('-')
    ? t`${rate}, ${size}% below the sale price`
    : t`${rate}, ${size}% above the sale price`;
}

/** What an owner can still do to a sale, and what not. */
export function ownerText(
  { ownerActOf, ownerPower }: Pick<SaleKindInDetail, 'ownerActOf' | 'ownerPower'>,
  sale: Sale,
  state: Pick<SaleState, 'name' | 'phase'>,
): string {
  const { phase } = state;
  const isOpen = phase === 'upcoming' || phase === 'live';
  const powers = formatList(
    [
      ...(phase === 'upcoming' ? [t`cancel the sale`] : []),
      ...(isOpen && sale.whitelistSeconds > 0n ? [t`change the whitelist`] : []),
      ...(phase === 'failed' ? [t`withdraw the tokens`] : []),
      ...(ownerPower && ownerActOf?.(sale, state) ? [say(ownerPower)] : []),
      t`edit the project info`,
    ],
    'long',
  );
  const fixed =
    isOpen || phase === 'succeeded' ? t`Can’t change the terms or your deposit.` : t`Can’t change the terms.`;
  return `${capitalized(powers)}. ${fixed}`;
}

/** When a buyer gets the deposit back. */
export function refundText(
  { deadlinesOf }: Pick<SaleKind, 'deadlinesOf'>,
  sale: Sale,
  { isRefundOpen, phase }: Pick<SaleState, 'isRefundOpen' | 'phase'>,
): string {
  if (isRefundOpen) return t`Open now, in full`;
  const last = deadlinesOf(sale).at(-1);
  const softCap = phase === 'upcoming' || phase === 'live' ? baseText(sale, sale.softCap) : null;
  const late = phase === 'settled' || last === undefined ? null : formatUtc(last);
  if (softCap && late)
    return t`In full if less than ${softCap} is raised, or if the sale isn’t completed by ${late} UTC`;
  if (softCap) return t`In full if less than ${softCap} is raised`;
  return late ? t`In full if the sale isn’t completed by ${late} UTC` : t`No longer: the sale succeeded`;
}

/** When a buyer can claim what was bought. */
export function claimText(
  kind: Pick<SaleKind, 'claimsOpen'>,
  sale: Pick<Sale, 'end' | 'vesting'>,
  { isClaimOpen, phase }: Pick<SaleState, 'isClaimOpen' | 'phase'>,
): string {
  if (phase === 'failed') return t`None: deposits are refunded`;
  const terms = vestingTermsOf(sale);
  const claimsOpen = say(kind.claimsOpen);
  if (!terms) return isClaimOpen ? t`All now` : t`All ${claimsOpen}`;
  const first = basisPointsToPercent(10_000n - terms.vestingBps);
  const end = formatUtc(sale.end + terms.end);
  return t`${first}% ${claimsOpen}, the rest by ${end} UTC`;
}
