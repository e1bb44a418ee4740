import { PER_MILLE } from '../units/percent.ts';

/** Prices are whole tokens per whole base token with 18 decimals. */
export const PRICE_DECIMALS = 18;

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);
const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** Decimals of the two tokens of a sale. */
export interface SaleDecimals {
  tokenDecimals: number;
  baseDecimals: number;
}

/** Tokens (base units) for a deposit, rounded down; mirrors `SaleMath.tokensForBase`. */
export const tokensForBase = (base: bigint, rate: bigint, { tokenDecimals, baseDecimals }: SaleDecimals): bigint =>
  (base * rate * pow10(tokenDecimals)) / pow10(PRICE_DECIMALS + baseDecimals);

const tokensForBaseUp = (base: bigint, rate: bigint, { tokenDecimals, baseDecimals }: SaleDecimals): bigint =>
  ceilDiv(base * rate * pow10(tokenDecimals), pow10(PRICE_DECIMALS + baseDecimals));

/** Numbers of a RAB Grow that decide how many tokens creation takes. */
export interface GrowNeed extends SaleDecimals {
  hardCap: bigint;
  tokenPrice: bigint;
  /** Per mille. */
  tokenFee: bigint;
}

/** Numbers of a RAB Sale that decide how many tokens creation takes; fees and rates per mille. */
export interface SaleNeed extends GrowNeed {
  baseFee: bigint;
  referralRate: bigint;
  liquidityPercent: bigint;
  listingRate: bigint;
}

/** Tokens for the hard cap and the token fee on them. */
export function amountNeededForGrow(sale: GrowNeed): bigint {
  const sold = tokensForBase(sale.hardCap, sale.tokenPrice, sale);
  return sold + ceilDiv(sold * sale.tokenFee, PER_MILLE);
}

/**
 * Tokens that creating a RAB Sale takes: hard cap + token fee + liquidity, where the liquidity's base is
 * hardCap x (1000 - baseFee - referralRate)/1000 x liquidityPercent/1000 (WIZ-21); mirrors `SaleMath.amountNeeded`.
 */
export const amountNeeded = (sale: SaleNeed): bigint => amountNeededForGrow(sale) + liquidityTokens(sale);

/** Tokens that go to the exchange when the hard cap is reached, rounded up. */
export function liquidityTokens(sale: SaleNeed): bigint {
  const base =
    (sale.hardCap * (PER_MILLE - sale.baseFee - sale.referralRate) * sale.liquidityPercent) / (PER_MILLE * PER_MILLE);
  return tokensForBaseUp(base, sale.listingRate, sale);
}

/** Base tokens shared among referrers: (1000 - baseFee)/1000 of the raise times the referral rate (BUY-10). */
export const referralPool = (collected: bigint, baseFee: bigint, referralRate: bigint): bigint =>
  (collected * (PER_MILLE - baseFee) * referralRate) / (PER_MILLE * PER_MILLE);

/** One referrer's part of the pool, by the deposits that came through them. */
export const referralReward = (pool: bigint, userRefAmount: bigint, totalRefAmount: bigint): bigint =>
  totalRefAmount === 0n ? 0n : (pool * userRefAmount) / totalRefAmount;
