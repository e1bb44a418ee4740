import {
  amountNeeded,
  fairLaunchNeed,
  fairLaunchPayout,
  type ListingPayout,
  listingPayout,
  type SaleNeed,
} from '@rab/contracts/sale';
import type { Sale } from '../queries/saleSchema.ts';
import { decimalsOf } from './decimalsOf.ts';

/**
 * What goes where when a sale is listed, or went; null of a sale that does not list itself.
 * @param held token units in the sale before it; without it, and in a launch that may hold its team's too, those that its creation took
 */
export function payoutOf(sale: Sale, held?: bigint): ListingPayout | null {
  const { listing, raised, sold, referred } = sale;
  if (!listing) return null;
  if (sale.shared) {
    const { selling, mostForOwner } = sale.shared;
    const [baseFee, tokenFee] = [sale.baseFeePerMille, sale.tokenFeePerMille];
    return fairLaunchPayout({
      selling,
      mostForOwner,
      raised,
      baseFee,
      tokenFee,
      liquidityPercent: listing.liquidityPerMille,
      held: fairLaunchNeed(selling, baseFee, tokenFee),
    });
  }
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
}
