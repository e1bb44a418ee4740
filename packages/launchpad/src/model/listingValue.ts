import { basisPointsToPercent, PRICE_DECIMALS, type SaleDecimals, shareInBasisPoints } from '@rab/contracts';
import { tokensForBase } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';
import { decimalsOf } from './decimalsOf.ts';

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);

/** What a deposit is worth at a listing, before a trade moves its price. */
export interface Worth {
  /** Token units that it buys. */
  tokens: bigint;
  /** Base units that they are worth. */
  worth: bigint;
  /** By how much that is more (or, with a minus, less) than the deposit, in percent. */
  changePercent: string;
}

/** What `deposit` base units buy at `price`, and what that is worth at `rate`: whole tokens for one base token, 18 decimals. */
export function valueAt(
  { price, rate, decimals }: { price: bigint; rate: bigint; decimals: SaleDecimals },
  deposit: bigint,
): Worth {
  const tokens = tokensForBase(deposit, price, decimals);
  const worth = (tokens * pow10(PRICE_DECIMALS + decimals.baseDecimals)) / (rate * pow10(decimals.tokenDecimals));
  const change = worth - deposit;
  const size = basisPointsToPercent(shareInBasisPoints(change < 0n ? -change : change, deposit));
  return { tokens, worth, changePercent: `${change < 0n ? '-' : '+'}${size}` };
}

/** What a deposit of so many base units gives, and is worth at the listing price (MNY-10); null where nothing is listed. */
export function listingValue(
  sale: Sale,
  deposit: bigint,
): Worth | { tokens: bigint; worth: null; changePercent: null } {
  const { listing, price } = sale;
  const decimals = decimalsOf(sale);
  if (!listing) return { tokens: tokensForBase(deposit, price, decimals), worth: null, changePercent: null };
  return valueAt({ price, rate: listing.rate ?? price, decimals }, deposit);
}
