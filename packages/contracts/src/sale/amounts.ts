import { SALE_LIMITS } from '../limits/index.ts';
import { BASIS_POINTS, PER_MILLE } from '../units/constants.ts';
import { PRICE_DECIMALS, type SaleDecimals } from '../units/price.ts';

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);
/** A quotient of what is not negative, rounded up. */
export const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** Tokens (base units) for a deposit, rounded down; mirrors `SaleMath.tokensForBase`. */
export const tokensForBase = (base: bigint, rate: bigint, { tokenDecimals, baseDecimals }: SaleDecimals): bigint =>
  (base * rate * pow10(tokenDecimals)) / pow10(PRICE_DECIMALS + baseDecimals);

/**
 * The least deposit (base units) on top of `before` that buys another unit of the token: a sale refuses less as
 * `BuysNothing`.
 */
export function leastForAnotherUnit(before: bigint, rate: bigint, decimals: SaleDecimals): bigint {
  const unit = pow10(PRICE_DECIMALS + decimals.baseDecimals);
  return ceilDiv((tokensForBase(before, rate, decimals) + 1n) * unit, rate * pow10(decimals.tokenDecimals)) - before;
}

/**
 * Whether whole units of the token reach the soft cap: a rest that buys not one stays below the hard cap. Mirrors
 * `SaleRules.checkCommon`.
 */
export const isReachable = (softCap: bigint, hardCap: bigint, rate: bigint, decimals: SaleDecimals): boolean =>
  softCap + leastForAnotherUnit(0n, rate, decimals) <= hardCap + 1n;

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

/**
 * Platform's part of the raise, rounded down; mirrors `SaleMath.baseFeeAmount`.
 * @public the mirror of the contract is whole, also where no screen asks yet
 */
export const baseFeeAmount = (collected: bigint, baseFee: bigint): bigint => (collected * baseFee) / PER_MILLE;

/** Platform's part of the sold tokens, rounded up; mirrors `SaleMath.tokenFeeAmount`. */
export const tokenFeeAmount = (sold: bigint, tokenFee: bigint): bigint => ceilDiv(sold * tokenFee, PER_MILLE);

/** Tokens for the hard cap and the token fee on them; mirrors `SaleMath.amountNeededForGrow`. */
export function amountNeededForGrow(sale: GrowNeed): bigint {
  const sold = tokensForBase(sale.hardCap, sale.tokenPrice, sale);
  return sold + tokenFeeAmount(sold, sale.tokenFee);
}

/**
 * Tokens that creating a RAB Sale takes: hard cap + token fee + liquidity, where the liquidity's base is
 * hardCap x (1000 - baseFee - referralRate)/1000 x liquidityPercent/1000 (WIZ-21); mirrors `SaleMath.amountNeeded`.
 */
export const amountNeeded = (sale: SaleNeed): bigint => amountNeededForGrow(sale) + liquidityTokens(sale);

/** Base tokens that go to the exchange out of `collected`; mirrors `SaleMath.liquidityBase`. */
export const liquidityBase = (
  collected: bigint,
  { baseFee, referralRate, liquidityPercent }: Pick<SaleNeed, 'baseFee' | 'referralRate' | 'liquidityPercent'>,
): bigint => (collected * (PER_MILLE - baseFee - referralRate) * liquidityPercent) / (PER_MILLE * PER_MILLE);

/**
 * Whether what the exchange gets at the soft cap is enough to hold a price: a sale that lists less is refused at its
 * creation; mirrors `SaleRules.checkListed`.
 */
export function isListable(softCap: bigint, sale: Omit<SaleNeed, 'hardCap' | 'tokenPrice' | 'tokenFee'>): boolean {
  const base = liquidityBase(softCap, sale);
  const tokens = tokensForBase(base, sale.listingRate, sale);
  const { minListedUnits, minListedProduct } = SALE_LIMITS;
  return base >= minListedUnits && tokens >= minListedUnits && base * tokens >= minListedProduct;
}

/** Tokens that go to the exchange when the hard cap is reached, rounded up. */
export const liquidityTokens = (sale: Omit<SaleNeed, 'tokenPrice' | 'tokenFee'>): bigint =>
  tokensForBaseUp(liquidityBase(sale.hardCap, sale), sale.listingRate, sale);

/**
 * Base tokens shared among referrers: (1000 - baseFee)/1000 of the raise times the referral rate, nothing when nobody
 * was referred (BUY-10); mirrors `SaleMath.referralPool`.
 * @public the mirror of the contract is whole, also where no screen asks yet
 */
export const referralPool = (
  collected: bigint,
  baseFee: bigint,
  referralRate: bigint,
  totalRefAmount: bigint,
): bigint =>
  totalRefAmount === 0n ? 0n : (collected * (PER_MILLE - baseFee) * referralRate) / (PER_MILLE * PER_MILLE);

/**
 * One referrer's part of the pool, by the deposits that came through them; mirrors `SaleMath.referralShare`.
 * @public the mirror of the contract is whole, also where no screen asks yet
 */
export const referralReward = (pool: bigint, userRefAmount: bigint, totalRefAmount: bigint): bigint =>
  totalRefAmount === 0n ? 0n : (pool * userRefAmount) / totalRefAmount;

/**
 * Parts of a raise that are due, of `open` ones: the first at `next`, the others `period` seconds apart; mirrors
 * `SaleMath.partsDue`.
 */
export function partsDue(time: bigint, { next, period, open }: { next: bigint; period: bigint; open: bigint }): bigint {
  if (time < next) return 0n;
  const due = (time - next) / period + 1n;
  return due < open ? due : open;
}

/** `share` of `whole` in what is `left` of a raise, rounded down (RGT-05); mirrors `SaleMath.shareOfLeft`. */
export const shareOfLeft = (left: bigint, share: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : (left * share) / whole;

/**
 * The part of a deposit that stays where the other tokens are handed back: what the claimed ones cost, rounded up; mirrors
 * `SaleMath.baseForTokensUp`.
 * @public the mirror of the contract is whole, also where no screen asks yet
 */
export const baseForTokensUp = (tokens: bigint, rate: bigint, { tokenDecimals, baseDecimals }: SaleDecimals): bigint =>
  ceilDiv(tokens * pow10(PRICE_DECIMALS + baseDecimals), rate * pow10(tokenDecimals));

/** Vesting of a sale's buyers: basis points that vest, seconds after the end. */
export interface VestingTerms {
  vestingBps: bigint;
  start: bigint;
  end: bigint;
  /** 0 when linear. */
  period: bigint;
}

/**
 * What of `total` tokens is released `elapsed` seconds after the sale's end; mirrors `SaleMath.vestingOwed`.
 * @public the mirror of the contract is whole, also where no screen asks yet
 */
export function vestingOwed(total: bigint, { vestingBps, start, end, period }: VestingTerms, elapsed: bigint): bigint {
  if (elapsed >= end) return total;
  const vesting = ceilDiv(total * vestingBps, BASIS_POINTS);
  if (elapsed <= start) return total - vesting;
  const passed = elapsed - start;
  const done = period === 0n ? passed : passed - (passed % period);
  return total - vesting + (vesting * done) / (end - start);
}
