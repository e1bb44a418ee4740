import { sharedAmountNeeded, sharedListingPayout } from '@rab/contracts/sale';
import type { PricingInDetail } from '../../kind/Pricing.ts';
import { sharedTerms } from './sharedTerms.ts';

/** What a sale whose buyers share its tokens pays out at its listing; it may hold its team's tokens, too. */
export const sharedPayout: PricingInDetail['payoutOf'] = (sale) => {
  const { listing, raised, baseFeePerMille: baseFee, tokenFeePerMille: tokenFee } = sale;
  if (!listing) return null;
  const { selling, mostForOwner } = sharedTerms(sale);
  return sharedListingPayout({
    selling,
    mostForOwner,
    raised,
    baseFee,
    tokenFee,
    liquidityPercent: listing.liquidityPerMille,
    held: sharedAmountNeeded(selling, baseFee, tokenFee),
  });
};

/** How its tokens are split: what a listing may need is set aside until it has settled. */
export const sharedSplit: PricingInDetail['splitOf'] = (sale, isSettled) => {
  const payout = sharedPayout(sale);
  return {
    sold: sharedTerms(sale).selling,
    liquidity: payout && (isSettled ? payout.liquidityTokens : payout.liquidityTokens + payout.unsold),
  };
};
