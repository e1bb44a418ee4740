import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FAIR_LAUNCH_LIMITS, SALE_LIMITS } from '../limits/index.ts';
import { SECONDS_PER_DAY } from '../units/constants.ts';
import { PRICE_DECIMALS } from '../units/price.ts';
import type { ContractErrorName } from './ContractErrorName.ts';
import { sentencesOf } from './sentencesOf.ts';

const MAX_RATE = SALE_LIMITS.maxRate / 10n ** BigInt(PRICE_DECIMALS);

/** Rules of sales that a form and a contract share (`sentencesOf`). */
export const SALE_RULES = {
  EndNotAfterStart: msg`End time needs to be after start time`,
  HardCapTooLarge: msg`The hard cap is too large.`,
  InvalidMinimumSpend: msg`The minimum buy is too small to buy any tokens.`,
  InvalidListingRate: msg`The listing rate must be above 0 and at most ${String(MAX_RATE)}`,
  InvalidTokenPrice: msg`The presale rate must be above 0 and at most ${String(MAX_RATE)}`,
  InvalidVestingEnd: msg`The vesting must end after its start and at most ${String(SALE_LIMITS.maxVestingEnd / SECONDS_PER_DAY)} days after the sale`,
  LeaveCostTooLarge: msg`At most ${String(SALE_LIMITS.maxLeaveCost / 10n)}% of a deposit can stay when its buyer leaves`,
  LeaveTimeTooLarge: msg`Buyers can leave until 1 hour before the end at the latest`,
  LiquidityPercentOutOfRange: msg`Liquidity must be greater than 50% to 100%`,
  LockPeriodTooShort: msg`liquidityLockTime must be greater than or equal to 30`,
  ListingTooSmall: msg`At the soft cap, the exchange would get too few units to hold the price. Raise the caps or the rate.`,
  MaximumAboveHardCap: msg`Maximum buy can’t be above the hard cap`,
  MinimumAboveMaximum: msg`Minimum buy must less than maximum buy`,
  PartPeriodOutOfRange: msg`Parts must be ${String(SALE_LIMITS.minPartPeriod / SECONDS_PER_DAY)} to ${String(SALE_LIMITS.maxPartPeriod / SECONDS_PER_DAY)} days apart`,
  PartsOutOfRange: msg`The raise can be paid out in ${String(SALE_LIMITS.minParts)} to ${String(SALE_LIMITS.maxParts)} parts`,
  ReferralWithParts: msg`A sale that is paid out in parts can’t have referral rewards`,
  ReferralRateTooLarge: msg`Reward percentage must less than 5`,
  SaleTooLong: msg`The sale must end at most ${String(SALE_LIMITS.maxDuration / SECONDS_PER_DAY)} days after its start`,
  SaleTooLarge: msg`This number is too large for a sale.`,
  SoftCapNotBelowHardCap: msg`Soft cap must less than hard cap`,
  SoftCapTooLow: msg`Soft cap must greater than 30% of hard cap`,
  SoftCapUnreachable: msg`The soft cap is too close to the hard cap: whole units of the token can’t reach it.`,
  StartNotInFuture: msg`Start time needs to be after current time`,
  StartTooFar: msg`Start time must be within ${String(SALE_LIMITS.maxStartDelay / SECONDS_PER_DAY)} days`,
  WhitelistTimeTooLarge: msg`The whitelist time must end before the sale ends`,
  // fair launches
  InvalidTeamVesting: msg`The team vesting must release all tokens at most ${String(FAIR_LAUNCH_LIMITS.maxTeamPeriod / SECONDS_PER_DAY)} days after the listing`,
  SoftCapBelowOwnerShare: msg`SoftCap must be greater than or equal to 51% of Max Owner Receive`,
} satisfies Partial<Record<ContractErrorName, MessageDescriptor>>;

/** The same as sentences. */
export const SALE_RULE_SENTENCES = sentencesOf(SALE_RULES);
