import type { Address } from 'viem';

/** The most that the contracts can count of a raise: 96 bits. */
export const MOST_RAISED = 2n ** 96n - 1n;

/** How a sale lists itself on an exchange. */
export interface SaleListing {
  /** V2 factory of the exchange; null where it is not known. */
  exchange: Address | null;
  /** The exchange's pair of token and base; null until it is listed. */
  pair: Address | null;
  /** Of the raise after fees. */
  liquidityPerMille: bigint;
  /** Whole tokens for one whole base token, with 18 decimals; null where it is the sale's price. */
  rate: bigint | null;
  /** How long the liquidity is locked. */
  lockSeconds: bigint;
}

/** How bought tokens are released. Seconds count from the end of the sale. */
export interface SaleVesting {
  isLinear: boolean;
  startSeconds: bigint;
  endSeconds: bigint;
  /** Of the bought tokens: what vests. */
  basisPoints: bigint;
  /** Between two releases; ignored where it is linear. */
  periodSeconds: bigint;
}

/** A number of tokens that all buyers of a sale share by their deposits. */
export interface SharedTokens {
  /** Token units. */
  selling: bigint;
  /** Of the raise, base units, to the owner. */
  mostForOwner: bigint;
}

/** What an account has paid in, or brought; base units. */
export interface AccountAmount {
  account: Address;
  amount: bigint;
}

/** One sale of any kind. */
export interface Sale {
  /** Address of the sale's own contract. */
  id: Address;
  owner: Address;
  /** What is sold. */
  token: { address: Address; name: string; symbol: string; decimals: number };
  /** What it is sold for; the zero address is the native currency. */
  base: { address: Address; symbol: string; decimals: number };
  /**
   * Whole tokens for one whole base token, with 18 decimals. Where the deposits make it, that of now: 0 before the first one,
   * and in lists, which do not show it.
   */
  price: bigint;
  /** Where its buyers share a number of tokens: how many; null where each deposit buys at the price. */
  shared: SharedTokens | null;
  /** Base units, without which it fails. */
  softCap: bigint;
  /** Base units: the most of the raise, and the bounds of one buyer's deposits. */
  hardCap: bigint;
  minBuy: bigint;
  maxBuy: bigint;
  /** Unix seconds; buying is open from the start, and the end still counts. */
  createdAt: bigint;
  start: bigint;
  end: bigint;
  /** After the start, in which only whitelisted accounts buy; 0 for none. */
  whitelistSeconds: bigint;
  /** Null where it does not list itself. */
  listing: SaleListing | null;
  /** Null where all tokens are released at once. */
  vesting: SaleVesting | null;
  /** Of the raise, to referrers. */
  referralPerMille: bigint;
  /** Of the raise, to the platform. */
  baseFeePerMille: bigint;
  /** Of the sold tokens, to the platform. */
  tokenFeePerMille: bigint;
  /** Unsold tokens are burned, not returned. */
  burnsUnsold: boolean;
  /** Of the project info in the content store. */
  projectInfoHash: string;
  /** Badges of the platform, each with what it stands for. */
  labels: { type: string; link: string }[];
  /** Base units of every accepted deposit, taken back or not. */
  raised: bigint;
  /** Of it, what buyers took back, base units. */
  refunded: bigint;
  /** Tokens owed to buyers, base units. */
  sold: bigint;
  buyerCount: number;
  /** Base units that were deposited through referrers. */
  referred: bigint;
  /** Its owner or the platform ended it: deposits are paid back. */
  isCancelled: boolean;
  /** Its liquidity is on the exchange and locked. */
  isListed: boolean;
  /** What the administrator set where sales of the kind are reviewed: a code of the contract; 0 while nothing. */
  reviewStatus: number;
  isFinalized: boolean;
  isVisible: boolean;
  /** The most first; empty in lists of sales. */
  deposits: AccountAmount[];
  referrers: AccountAmount[];
}
