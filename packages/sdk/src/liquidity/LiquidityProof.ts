import type { Address } from 'viem';

/** A date that never comes. */
export const NEVER = 2n ** 256n - 1n;

/** One of the chain's currencies. */
export interface Currency {
  address: Address;
  symbol: string;
  decimals: number;
}

/** What is locked of something in a pool, and by whom. Unix seconds, basis points. */
interface Locked {
  /** Of it the pool has so much: base units of the currency. */
  total: bigint;
  /** Nobody can take out so much of it now. It moves with the pool's price, as `total` does. */
  locked: bigint;
  /**
   * At least the wanted share is locked at every moment before; 0 where it is not locked now, `NEVER` where it is for good.
   */
  until: bigint;
  /** Owners of what is locked, the largest first; the zero address, which can open nothing, for what was given up or burned. */
  owners: readonly Address[];
}

/** A pool of a token and a currency. */
export interface LiquidityPool extends Locked {
  kind: 'v2' | 'v3';
  /** The exchange's name. */
  exchange: string;
  pool: Address;
  currency: Currency;
  /** Of a swap, in millionths, where pools of an exchange differ in it. */
  fee: number | null;
  /** Of the pool's liquidity; of a V3 pool of what works at the price now. A swap in the same block moves that, see `everyPriceBps`. */
  lockedBps: bigint;
  /** The least share that any price from half to double the one now has: a swap would have to leave those to change it. */
  everyPriceBps: bigint;
  /** When the first part of what is locked becomes free; null where none does, or none is locked. */
  first: bigint | null;
}

/** All pools of a token with one currency. */
export interface LiquidityOfCurrency extends Locked {
  currency: Currency;
  lockedBps: bigint;
}

/** What is locked of a token's liquidity. */
export interface LiquidityProof {
  /** Those on known exchanges with something in them, the deepest of each currency first. */
  pools: readonly LiquidityPool[];
  currencies: readonly LiquidityOfCurrency[];
  /** Locks of V3 positions that were not looked at, of any token; null where the chain has no such lock. */
  unseen: bigint | null;
  /** Locked V3 positions of the token in pools with tokens that are no currency: they are in no sum. */
  besides: number;
}
