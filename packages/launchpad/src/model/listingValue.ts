import { basisPointsToPercent, PRICE_DECIMALS, shareInBasisPoints } from '@rab/contracts';
import { tokensForBase } from '@rab/contracts/sale';
import type { Sale } from '../queries/saleSchema.ts';
import { decimalsOf } from './decimalsOf.ts';

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);

export interface ListingValue {
  /** Token units that a deposit buys. */
  tokens: bigint;
  /** Base units that they are worth at the listing price, before a trade moves it; null where nothing is listed. */
  worth: bigint | null;
  /** By how much that is more (or, with a minus, less) than the deposit, in percent; null where nothing is listed. */
  changePercent: string | null;
}

/** What a deposit of so many base units gives, and is worth at the listing price (MNY-10). */
export function listingValue(sale: Sale, deposit: bigint): ListingValue {
  const { base, token, listing, price } = sale;
  const tokens = tokensForBase(deposit, price, decimalsOf(sale));
  if (!listing) return { tokens, worth: null, changePercent: null };
  const worth = (tokens * pow10(PRICE_DECIMALS + base.decimals)) / ((listing.rate ?? price) * pow10(token.decimals));
  const change = worth - deposit;
  const size = basisPointsToPercent(shareInBasisPoints(change < 0n ? -change : change, deposit));
  return { tokens, worth, changePercent: `${change < 0n ? '-' : '+'}${size}` };
}
