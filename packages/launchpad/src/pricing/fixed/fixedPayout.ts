import { amountNeeded, liquidityTokens, listingPayout, type SaleNeed, tokensForBase } from '@rab/contracts/sale';
import type { PricingInDetail } from '../../kind/Pricing.ts';
import { decimalsOf } from '../../model/decimalsOf.ts';

/** What a sale at its price pays out at its listing. */
export const fixedPayout: PricingInDetail['payoutOf'] = (sale, held) => {
  const { listing, raised, sold, referred } = sale;
  if (!listing) return null;
  const need: SaleNeed = {
    ...decimalsOf(sale),
    hardCap: sale.hardCap,
    tokenPrice: sale.price,
    listingRate: listing.rate ?? sale.price,
    liquidityPercent: listing.liquidityPerMille,
    baseFee: sale.baseFeePerMille,
    tokenFee: sale.tokenFeePerMille,
    referralRate: sale.referralPerMille,
  };
  return listingPayout({ ...need, raised, sold, referred, held: held ?? amountNeeded(need) });
};

/** How its tokens are split: at the hard cap as planned, by the raise once it has settled. */
export const fixedSplit: PricingInDetail['splitOf'] = (sale, isSettled) => {
  const { hardCap, raised, sold, price, listing, baseFeePerMille, referralPerMille } = sale;
  const decimals = decimalsOf(sale);
  const liquidity =
    listing &&
    liquidityTokens({
      ...decimals,
      hardCap: isSettled ? raised : hardCap,
      baseFee: baseFeePerMille,
      referralRate: referralPerMille,
      liquidityPercent: listing.liquidityPerMille,
      listingRate: listing.rate ?? price,
    });
  return { sold: isSettled ? sold : tokensForBase(hardCap, price, decimals), liquidity };
};
