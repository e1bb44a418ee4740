import { addressText, bigintText, graphql, v } from '@rab/config';
import { indexedTerms, termsOf } from './namedTerms.ts';
import type { Sale } from './Sale.ts';
import { vestingOf } from './vestingOf.ts';

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
    presaleInfo: indexedTerms,
    presaleInfo2: v.object({
      factory: v.nullable(addressText),
      projectInfoHash: v.string(),
    }),
    presaleVesting: v.object({
      requestVesting: v.boolean(),
      linearLock: v.boolean(),
      vestingStartEmission: v.nullable(bigintText),
      vestingEndEmission: bigintText,
      vestingPercentage: bigintText,
      vestingPeriod: bigintText,
    }),
    deposit: v.optional(shareList, []),
    referrer: v.optional(shareList, []),
  }),
  v.transform(
    ({ presaleInfo: terms, presaleInfo2: { factory, projectInfoHash }, presaleVesting, ...sale }): Sale => ({
      id: sale.id,
      owner: sale.owner,
      token: { address: sale.token, name: sale.tokenName, symbol: sale.tokenSymbol, decimals: sale.tokenDecimals },
      base: { address: terms.baseToken, symbol: sale.baseSymbol, decimals: sale.baseDecimals },
      ...termsOf(terms, { exchange: factory, pair: sale.tokenLP }),
      vesting: vestingOf(presaleVesting),
      createdAt: sale.createdAt,
      baseFeePerMille: sale.baseFee,
      tokenFeePerMille: sale.tokenFee,
      projectInfoHash,
      labels: sale.labels,
      raised: sale.totalBaseCollected,
      refunded: sale.totalBaseWithdrawn,
      sold: sale.totalTokensSold,
      buyerCount: sale.numBuyers,
      referred: sale.totalRefAmount,
      isCancelled: sale.forceFailed,
      isListed: sale.lpGenerationComplete,
      reviewStatus: sale.growStatus,
      isFinalized: sale.finalized,
      isVisible: sale.isVisible,
      deposits: sale.deposit,
      referrers: sale.referrer,
    }),
  ),
);
