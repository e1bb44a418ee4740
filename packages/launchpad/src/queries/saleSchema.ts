import { v } from '@rab/config';
import { addressText, bigintText, graphql } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';
import { vestingOf } from './vestingOf.ts';

/** The contracts count no more of a raise than that: 96 bits. */
export const MOST_RAISED = 2n ** 96n - 1n;

const nullableBigint = v.nullable(bigintText);
const shareList = v.array(v.object({ account: addressText, amount: bigintText }));

/** What every query of sales asks for; the same fields from our indexer and from a hosted subgraph (IDX-05). */
export const SALE_FIELDS = graphql(`fragment saleFields on Launchpad {
  id token tokenName tokenSymbol tokenDecimals baseSymbol baseDecimals tokenLP owner finalized isVisible
  createdAt baseFee tokenFee totalBaseCollected totalBaseWithdrawn totalTokensSold numBuyers totalRefAmount
  forceFailed lpGenerationComplete growStatus
  labels { type link }
  presaleInfo {
    baseToken tokenPrice maxSpendPerBuyer minSpendPerBuyer whitelistTime hardCap softCap
    liquidityPercent listingRate startTime endTime lockPeriod referralRate isBurn sellingAmount maxOwnerReceive
  }
  presaleInfo2 { factory projectInfoHash }
  presaleVesting {
    requestVesting linearLock vestingStartEmission vestingEndEmission vestingPercentage vestingPeriod
  }
}`);

/** A sale as the indexer and the contracts name its parts, parsed to how the product names them: the names end here. */
export const saleSchema = v.pipe(
  v.object({
    id: addressText,
    token: addressText,
    tokenName: v.string(),
    tokenSymbol: v.string(),
    tokenDecimals: v.number(),
    baseSymbol: v.string(),
    baseDecimals: v.number(),
    tokenLP: v.nullable(addressText),
    owner: addressText,
    finalized: v.boolean(),
    isVisible: v.boolean(),
    createdAt: bigintText,
    baseFee: bigintText,
    tokenFee: bigintText,
    totalBaseCollected: bigintText,
    totalBaseWithdrawn: bigintText,
    totalTokensSold: bigintText,
    numBuyers: v.number(),
    totalRefAmount: bigintText,
    forceFailed: v.boolean(),
    lpGenerationComplete: v.boolean(),
    growStatus: v.number(),
    labels: v.array(v.object({ type: v.string(), link: v.string() })),
    presaleInfo: v.object({
      baseToken: addressText,
      tokenPrice: nullableBigint,
      maxSpendPerBuyer: nullableBigint,
      minSpendPerBuyer: nullableBigint,
      whitelistTime: bigintText,
      hardCap: nullableBigint,
      softCap: bigintText,
      liquidityPercent: nullableBigint,
      listingRate: nullableBigint,
      startTime: bigintText,
      endTime: bigintText,
      lockPeriod: nullableBigint,
      referralRate: bigintText,
      isBurn: v.boolean(),
      sellingAmount: nullableBigint,
      maxOwnerReceive: nullableBigint,
    }),
    presaleInfo2: v.object({
      factory: v.nullable(addressText),
      projectInfoHash: v.string(),
    }),
    presaleVesting: v.object({
      requestVesting: v.boolean(),
      linearLock: v.boolean(),
      vestingStartEmission: nullableBigint,
      vestingEndEmission: bigintText,
      vestingPercentage: bigintText,
      vestingPeriod: bigintText,
    }),
    deposit: v.optional(shareList, []),
    referrer: v.optional(shareList, []),
  }),
  v.transform(({ presaleInfo: terms, presaleInfo2: changeable, presaleVesting: vesting, ...sale }) => ({
    /** Address of the sale's own contract. */
    id: sale.id,
    owner: sale.owner,
    /** What is sold. */
    token: { address: sale.token, name: sale.tokenName, symbol: sale.tokenSymbol, decimals: sale.tokenDecimals },
    /** What it is sold for; the zero address is the native currency. */
    base: { address: terms.baseToken, symbol: sale.baseSymbol, decimals: sale.baseDecimals },
    ...toOffer(terms),
    /** Base units, without which it fails. */
    softCap: terms.softCap,
    /** Unix seconds; buying is open from the start, and the end still counts. */
    createdAt: sale.createdAt,
    start: terms.startTime,
    end: terms.endTime,
    /** After the start, in which only whitelisted accounts buy; 0 for none. */
    whitelistSeconds: terms.whitelistTime,
    /** How it lists itself on an exchange; null where it does not. */
    listing: toListing(terms, changeable.factory, sale.tokenLP),
    /** How bought tokens are released; null where all are at once. Seconds count from the end of the sale. */
    vesting: vestingOf(vesting),
    /** Of the raise, to referrers. */
    referralPerMille: terms.referralRate,
    /** Of the raise, to the platform. */
    baseFeePerMille: sale.baseFee,
    /** Of the sold tokens, to the platform. */
    tokenFeePerMille: sale.tokenFee,
    /** Unsold tokens are burned, not returned. */
    burnsUnsold: terms.isBurn,
    /** Of the project info in the content store. */
    projectInfoHash: changeable.projectInfoHash,
    labels: sale.labels,
    /** Base units of every accepted deposit, taken back or not. */
    raised: sale.totalBaseCollected,
    /** Of it, what buyers took back, base units. */
    refunded: sale.totalBaseWithdrawn,
    /** Tokens owed to buyers, base units. */
    sold: sale.totalTokensSold,
    buyerCount: sale.numBuyers,
    /** Base units that were deposited through referrers. */
    referred: sale.totalRefAmount,
    /** Its owner or the platform ended it: deposits are paid back. */
    isCancelled: sale.forceFailed,
    /** Its liquidity is on the exchange and locked. */
    isListed: sale.lpGenerationComplete,
    /** What the administrator set where sales of the kind are reviewed: a code of the contract; 0 while nothing. */
    reviewStatus: sale.growStatus,
    isFinalized: sale.finalized,
    isVisible: sale.isVisible,
    /** Base units by account, the most first; empty in lists of sales. */
    deposits: sale.deposit,
    referrers: sale.referrer,
  })),
);

/** One sale of any kind. */
export type Sale = v.InferOutput<typeof saleSchema>;

type Terms<key extends string> = Record<key, bigint | null>;

/** The price and what a buyer may deposit: what the terms say, or what the contract does where all share a number of tokens. */
function toOffer(
  terms: Terms<
    'tokenPrice' | 'hardCap' | 'minSpendPerBuyer' | 'maxSpendPerBuyer' | 'sellingAmount' | 'maxOwnerReceive'
  >,
) {
  const { sellingAmount: selling, maxOwnerReceive: mostForOwner } = terms;
  return {
    /**
     * Whole tokens for one whole base token, with 18 decimals; where they are shared, of now: 0 before the first deposit,
     * and in lists, which do not show it.
     */
    price: terms.tokenPrice ?? 0n,
    /** Most of the raise, and bounds of a buyer's deposits: base units. */
    hardCap: terms.hardCap ?? MOST_RAISED,
    minBuy: terms.minSpendPerBuyer ?? 1n,
    maxBuy: terms.maxSpendPerBuyer ?? MOST_RAISED,
    /** Where all buyers share so many token units by their deposits, and how much of the raise its owner gets at most. */
    shared: selling === null ? null : { selling, mostForOwner: mostForOwner ?? 0n },
  };
}

/** A sale of a kind that lists itself has these terms; without a rate of its own it lists at its price. */
function toListing(
  terms: Terms<'liquidityPercent' | 'listingRate' | 'lockPeriod'>,
  exchange: Address | null,
  pair: Address | null,
) {
  const { liquidityPercent, listingRate, lockPeriod } = terms;
  if (liquidityPercent === null || lockPeriod === null) return null;
  return {
    /** V2 factory of the exchange. */
    exchange,
    /** The exchange's pair of token and base; null until it is listed. */
    pair,
    /** Of the raise after fees. */
    liquidityPerMille: liquidityPercent,
    /** Like `price`; null where it is the price. */
    rate: listingRate,
    /** How long the liquidity is locked. */
    lockSeconds: lockPeriod,
  };
}
