import { v } from '@rab/config';
import type { Sale } from '@rab/sdk/sales';
import { addressText, bigintText } from '@rab/wallet-context';

const token = v.object({ address: addressText, name: v.string(), symbol: v.string(), decimals: v.number() });
const shares = v.array(v.object({ account: addressText, amount: bigintText }));

/** A sale as this browser kept it: its own JSON, in which bigints are text. */
const keptSale: v.GenericSchema<unknown, Sale> = v.object({
  id: addressText,
  owner: addressText,
  token,
  base: v.object({ address: addressText, symbol: v.string(), decimals: v.number() }),
  price: bigintText,
  hardCap: bigintText,
  minBuy: bigintText,
  maxBuy: bigintText,
  shared: v.nullable(v.object({ selling: bigintText, mostForOwner: bigintText })),
  softCap: bigintText,
  createdAt: bigintText,
  start: bigintText,
  end: bigintText,
  whitelistSeconds: bigintText,
  listing: v.nullable(
    v.object({
      exchange: v.nullable(addressText),
      pair: v.nullable(addressText),
      liquidityPerMille: bigintText,
      rate: v.nullable(bigintText),
      lockSeconds: bigintText,
    }),
  ),
  vesting: v.nullable(
    v.object({
      isLinear: v.boolean(),
      startSeconds: bigintText,
      endSeconds: bigintText,
      basisPoints: bigintText,
      periodSeconds: bigintText,
    }),
  ),
  referralPerMille: bigintText,
  baseFeePerMille: bigintText,
  tokenFeePerMille: bigintText,
  burnsUnsold: v.boolean(),
  projectInfoHash: v.string(),
  labels: v.array(v.object({ type: v.string(), link: v.string() })),
  raised: bigintText,
  refunded: bigintText,
  sold: bigintText,
  buyerCount: v.number(),
  referred: bigintText,
  isCancelled: v.boolean(),
  isListed: v.boolean(),
  reviewStatus: v.number(),
  isFinalized: v.boolean(),
  isVisible: v.boolean(),
  deposits: shares,
  referrers: shares,
});

/** A page of a list of sales. */
export const keptSales = v.object({ rows: v.array(keptSale), hasNext: v.boolean() });
