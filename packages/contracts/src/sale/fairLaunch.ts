import { maxUint256 } from 'viem';
import { PER_MILLE } from '../units/constants.ts';
import { PRICE_DECIMALS, type SaleDecimals } from '../units/price.ts';
import { ceilDiv, tokenFeeAmount } from './amounts.ts';
import type { ListingPayout } from './listingPayout.ts';

/**
 * What one base token gets where all buyers share `selling` token units by their deposits: whole tokens with 18 decimals,
 * rounded down; 0 while nothing is raised. Each further deposit lowers it.
 */
export const sharedPrice = (selling: bigint, raised: bigint, { tokenDecimals, baseDecimals }: SaleDecimals): bigint =>
  raised === 0n
    ? 0n
    : (selling * 10n ** BigInt(PRICE_DECIMALS + baseDecimals)) / (raised * 10n ** BigInt(tokenDecimals));

/** A part of the tokens by the part of the raise, rounded down; mirrors `FairLaunch._tokensOf`. */
export const sharedTokens = (selling: bigint, deposited: bigint, raised: bigint): bigint =>
  deposited === 0n ? 0n : (deposited * selling) / raised;

/**
 * The least deposit (base units) on top of `deposited` with which a part of `raised` is a unit of the token: a launch
 * refuses less as `BuysNothing`.
 */
export function leastForSharedUnit(selling: bigint, deposited: bigint, raised: bigint): bigint {
  const missing = raised - deposited * selling;
  // one unit for all: only who deposited everything has it
  if (selling <= 1n) return raised === deposited ? 1n : maxUint256;
  return missing > 0n ? ceilDiv(missing, selling - 1n) : 1n;
}

/** Terms of a fair launch and what came of it; token and base units, per mille. */
export interface SharedOutcome {
  selling: bigint;
  raised: bigint;
  /** Of the raise, to its owner at most. */
  mostForOwner: bigint;
  /** Of the raise after the fee, to the exchange at least. */
  liquidityPercent: bigint;
  baseFee: bigint;
  tokenFee: bigint;
  /** Token units in the launch before the listing, those of the team left out. */
  held: bigint;
}

/**
 * How a fair launch is paid out when nobody has moved its pair; mirrors `FairLaunch._finalize` and its rounding: of the tokens
 * that the exchange may get it takes no part of a unit too many.
 */
export function sharedListingPayout(launch: SharedOutcome): ListingPayout {
  const { selling, raised, mostForOwner, liquidityPercent, baseFee, held } = launch;
  const fee = ceilDiv(raised * baseFee, PER_MILLE);
  const rest = raised - fee;
  const beyondLiquidity = rest - (rest * liquidityPercent) / PER_MILLE;
  const kept = beyondLiquidity > mostForOwner ? beyondLiquidity - mostForOwner : 0n;
  const owner = beyondLiquidity - kept;
  const liquidityBase = rest - owner;
  const liquidityTokens = raised === 0n ? 0n : (liquidityBase * selling) / raised;
  const tokenFee = tokenFeeAmount(selling, launch.tokenFee);
  return {
    fee,
    referrers: 0n,
    liquidityBase,
    owner,
    liquidityTokens,
    tokenFee,
    unsold: held - selling - tokenFee - liquidityTokens,
  };
}

/** Token units that a creation takes besides the team's: to sell, the fee on them, the most that can be listed. */
export const sharedAmountNeeded = (selling: bigint, baseFee: bigint, tokenFee: bigint): bigint =>
  selling + tokenFeeAmount(selling, tokenFee) + ceilDiv(selling * (PER_MILLE - baseFee), PER_MILLE);
