import { FAIR_LAUNCH_LIMITS, LOCK_LIMITS, SALE_LIMITS, TAXED_TOKEN_LIMITS, TOKEN_LIMITS } from '../limits/index.ts';
import { SECONDS_PER_DAY } from '../units/constants.ts';
import { PRICE_DECIMALS } from '../units/price.ts';
import type { ContractErrorName } from './ContractErrorName.ts';

const MAX_RATE = SALE_LIMITS.maxRate / 10n ** BigInt(PRICE_DECIMALS);
const tooLong = (name: string, bytes: number) =>
  `The ${name} is too long: at most ${bytes} bytes. Letters such as é and 漢 count as two to four`;

/**
 * Rules that a form and a contract share, by the name of the contract's error: a field is refused, and a call fails, with
 * the same sentence. Those that docs/requirements.md quotes are worded as there.
 */
export const RULE_SENTENCES = {
  // locks
  AlreadyWithdrawn: 'You can’t edit a lock after a withdrawal.',
  AmountTooLarge: 'The amount is too large to lock.',
  DateNotLater: 'The new date can’t be before the old one.',
  DescriptionTooLong: tooLong('title', LOCK_LIMITS.maxDescriptionBytes),
  InvalidAmount: 'Amount must be > 0',
  InvalidCycle: `The cycle must be at least 1 day and at most ${LOCK_LIMITS.maxCycle / SECONDS_PER_DAY} days`,
  InvalidCycleBps: 'The cycle release must be above 0% and at most 100%',
  InvalidOwner: 'The owner isn’t valid.',
  InvalidTgeBps: 'Number must be less than 100',
  UnlockDateNotInFuture: 'The unlock date must be in the future.',
  // tokens
  EmptyName: 'Please input your name!',
  EmptySymbol: 'Please input your symbol!',
  NameTooLong: tooLong('name', TOKEN_LIMITS.maxNameBytes),
  SymbolTooLong: tooLong('symbol', TOKEN_LIMITS.maxSymbolBytes),
  // tokens with fees
  LiquidityFeeTooLarge: 'Transaction fee to generate liquidity must be less than or equal to 25',
  MarketingFeeTooLarge: 'Marketing percent must be less than or equal to 25',
  MinimumTooLarge: 'The minimum balance for dividends is above the total supply',
  SupplyTooLarge: 'The total supply is more than an exchange can hold',
  TotalFeeTooLarge: `All fees together must be at most ${TAXED_TOKEN_LIMITS.maxTotalFee}%`,
  YieldFeeTooLarge: 'Transaction fee to generate yield must be less than or equal to 25',
  // sales
  EndNotAfterStart: 'End time needs to be after start time',
  HardCapTooLarge: 'The hard cap is too large.',
  InvalidMinimumSpend: 'The minimum buy is too small to buy any tokens.',
  InvalidListingRate: `The listing rate must be above 0 and at most ${MAX_RATE}`,
  InvalidTokenPrice: `The presale rate must be above 0 and at most ${MAX_RATE}`,
  InvalidVestingEnd: `The vesting must end after its start and at most ${SALE_LIMITS.maxVestingEnd / SECONDS_PER_DAY} days after the sale`,
  LiquidityPercentOutOfRange: 'Liquidity must be greater than 50% to 100%',
  LockPeriodTooShort: 'liquidityLockTime must be greater than or equal to 30',
  ListingTooSmall:
    'At the soft cap, the exchange would get too few units to hold the price. Raise the caps or the rate.',
  MaximumAboveHardCap: 'Maximum buy can’t be above the hard cap',
  MinimumAboveMaximum: 'Minimum buy must less than maximum buy',
  ReferralRateTooLarge: 'Reward percentage must less than 5',
  SaleTooLong: `The sale must end at most ${SALE_LIMITS.maxDuration / SECONDS_PER_DAY} days after its start`,
  SaleTooLarge: 'This number is too large for a sale.',
  SoftCapNotBelowHardCap: 'Soft cap must less than hard cap',
  SoftCapTooLow: 'Soft cap must greater than 30% of hard cap',
  SoftCapUnreachable: 'The soft cap is too close to the hard cap: whole units of the token can’t reach it.',
  StartNotInFuture: 'Start time needs to be after current time',
  StartTooFar: `Start time must be within ${SALE_LIMITS.maxStartDelay / SECONDS_PER_DAY} days`,
  WhitelistTimeTooLarge: 'The whitelist time must end before the sale ends',
  // fair launches
  InvalidTeamVesting: `The team vesting must release all tokens at most ${FAIR_LAUNCH_LIMITS.maxTeamPeriod / SECONDS_PER_DAY} days after the listing`,
  SoftCapBelowOwnerShare: 'SoftCap must be greater than or equal to 51% of Max Owner Receive',
} satisfies Partial<Record<ContractErrorName, string>>;
