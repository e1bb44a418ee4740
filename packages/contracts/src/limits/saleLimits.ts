import { maxUint32, maxUint88, maxUint112, maxUint128 } from 'viem';
import { SECONDS_PER_DAY } from '../units/constants.ts';

/** What every kind of sale can be at most and at least, equal to SaleRules.sol (limits.test.ts compares them). */
export const SALE_LIMITS = {
  /** Of the token that is sold, and of what it is sold for. */
  maxDecimals: 24,
  /** Presale and listing rate: whole tokens for one base token, with 18 decimals. */
  maxRate: maxUint128,
  /** Base units. */
  maxHardCap: maxUint88,
  /** Of the hard cap, in percent. */
  minSoftCapPercent: 30n,
  /** Per mille of the raise. */
  maxReferralRate: 50n,
  /** Per mille of the raise; at most all of it. */
  minLiquidityPercent: 510n,
  /** Token units that a listing takes. */
  maxListedTokens: maxUint112 / 4n,
  /** Units of either side that a listing gives the exchange, and of both multiplied, so that it can hold a price. */
  minListedUnits: 10_000n,
  minListedProduct: 200_000n ** 2n,
  /** Seconds. */
  minLockPeriod: 30n * SECONDS_PER_DAY,
  maxLockPeriod: maxUint32,
  maxVestingEnd: 3_650n * SECONDS_PER_DAY,
  /** Between creation and start. */
  maxStartDelay: 180n * SECONDS_PER_DAY,
  maxDuration: 180n * SECONDS_PER_DAY,
  /** Between the last moment to leave and the end. */
  minAfterLeaving: 3_600n,
  /** Per mille of a deposit that stays where its buyer leaves. */
  maxLeaveCost: 100n,
  /** Of a grow that is paid out in parts. */
  minParts: 2n,
  maxParts: 12n,
  /** Seconds. */
  minPartPeriod: 7n * SECONDS_PER_DAY,
  maxPartPeriod: 180n * SECONDS_PER_DAY,
} as const;
