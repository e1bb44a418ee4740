import { baseFeeAmount, liquidityBase, referralPool, type SaleNeed, tokenFeeAmount, tokensForBase } from './amounts.ts';

/** What a listing splits: terms of the sale, and what came of it. */
export interface ListingFacts extends SaleNeed {
  /** Base units of every deposit. */
  raised: bigint;
  /** Token units that buyers are owed. */
  sold: bigint;
  /** Base units that came through referrers. */
  referred: bigint;
  /** Token units in the sale before it. */
  held: bigint;
}

/** What goes where at a listing. */
export interface ListingPayout {
  /** Base units to the platform, to referrers, to the exchange, to the owner: together what was raised. */
  fee: bigint;
  referrers: bigint;
  liquidityBase: bigint;
  owner: bigint;
  /** Token units to the exchange, to the platform, and unsold: burned or returned. */
  liquidityTokens: bigint;
  tokenFee: bigint;
  unsold: bigint;
}

/**
 * How a RAB Sale is paid out when nobody has moved its pair; mirrors `Presale.addLiquidity`. Of a moved pair the exchange
 * may leave up to a hundredth of the liquidity's base, which goes to the owner.
 */
export function listingPayout(facts: ListingFacts): ListingPayout {
  const { raised, sold, held, baseFee, referralRate, referred } = facts;
  const fee = baseFeeAmount(raised, baseFee);
  const referrers = referralPool(raised, baseFee, referralRate, referred);
  const base = liquidityBase(raised, facts);
  const tokens = tokensForBase(base, facts.listingRate, facts);
  const tokenFee = tokenFeeAmount(sold, facts.tokenFee);
  return {
    fee,
    referrers,
    liquidityBase: base,
    owner: raised - fee - referrers - base,
    liquidityTokens: tokens,
    tokenFee,
    unsold: held - tokens - sold - tokenFee,
  };
}
