import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '@rab/language';
import { FAIR_LAUNCH_LIMITS, LOCK_LIMITS, SALE_LIMITS, TAXED_TOKEN_LIMITS, TOKEN_LIMITS } from '../limits/index.ts';
import { SECONDS_PER_DAY } from '../units/constants.ts';
import { PRICE_DECIMALS } from '../units/price.ts';
import type { ContractErrorName } from './ContractErrorName.ts';

const MAX_RATE = SALE_LIMITS.maxRate / 10n ** BigInt(PRICE_DECIMALS);
const TITLE_BYTES = LOCK_LIMITS.maxDescriptionBytes;
const NAME_BYTES = TOKEN_LIMITS.maxNameBytes;
const SYMBOL_BYTES = TOKEN_LIMITS.maxSymbolBytes;

/**
 * Rules that a form and a contract share, by the name of the contract's error. Those that docs/requirements.md quotes are
 * worded as there.
 */
export const RULES = {
  // locks
  AlreadyWithdrawn: msg`You can’t edit a lock after a withdrawal.`,
  AmountTooLarge: msg`The amount is too large to lock.`,
  DateNotLater: msg`The new date can’t be before the old one.`,
  DescriptionTooLong: msg`The title is too long: at most ${TITLE_BYTES} bytes. Letters such as é and 漢 count as two to four`,
  InvalidAmount: msg`Amount must be > 0`,
  InvalidCycle: msg`The cycle must be at least 1 day and at most ${String(LOCK_LIMITS.maxCycle / SECONDS_PER_DAY)} days`,
  InvalidCycleBps: msg`The cycle release must be above 0% and at most 100%`,
  InvalidOwner: msg`The owner isn’t valid.`,
  InvalidTgeBps: msg`Number must be less than 100`,
  UnlockDateNotInFuture: msg`The unlock date must be in the future.`,
  // tokens
  EmptyName: msg`Please input your name!`,
  EmptySymbol: msg`Please input your symbol!`,
  NameTooLong: msg`The name is too long: at most ${NAME_BYTES} bytes. Letters such as é and 漢 count as two to four`,
  SymbolTooLong: msg`The symbol is too long: at most ${SYMBOL_BYTES} bytes. Letters such as é and 漢 count as two to four`,
  // tokens with fees
  LiquidityFeeTooLarge: msg`Transaction fee to generate liquidity must be less than or equal to 25`,
  MarketingFeeTooLarge: msg`Marketing percent must be less than or equal to 25`,
  MinimumTooLarge: msg`The minimum balance for dividends is above the total supply`,
  SupplyTooLarge: msg`The total supply is more than an exchange can hold`,
  TotalFeeTooLarge: msg`All fees together must be at most ${String(TAXED_TOKEN_LIMITS.maxTotalFee)}%`,
  YieldFeeTooLarge: msg`Transaction fee to generate yield must be less than or equal to 25`,
  // sales
  EndNotAfterStart: msg`End time needs to be after start time`,
  HardCapTooLarge: msg`The hard cap is too large.`,
  InvalidMinimumSpend: msg`The minimum buy is too small to buy any tokens.`,
  InvalidListingRate: msg`The listing rate must be above 0 and at most ${String(MAX_RATE)}`,
  InvalidTokenPrice: msg`The presale rate must be above 0 and at most ${String(MAX_RATE)}`,
  InvalidVestingEnd: msg`The vesting must end after its start and at most ${String(SALE_LIMITS.maxVestingEnd / SECONDS_PER_DAY)} days after the sale`,
  LiquidityPercentOutOfRange: msg`Liquidity must be greater than 50% to 100%`,
  LockPeriodTooShort: msg`liquidityLockTime must be greater than or equal to 30`,
  ListingTooSmall: msg`At the soft cap, the exchange would get too few units to hold the price. Raise the caps or the rate.`,
  MaximumAboveHardCap: msg`Maximum buy can’t be above the hard cap`,
  MinimumAboveMaximum: msg`Minimum buy must less than maximum buy`,
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

/** The same rules as sentences, in the language of the moment: a field is refused, and a call fails, with the same one. */
export const RULE_SENTENCES: Readonly<Record<keyof typeof RULES, string>> = Object.create(
  null,
  Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, { enumerable: true, get: () => say(rule) }])),
);
