import { expect, it } from '@jest/globals';
import { CONTRACT_ERRORS, contractErrorSentence } from './contractErrors.ts';
import { LOCK_RULES } from './lockRules.ts';
import { SALE_RULES } from './saleRules.ts';
import { TOKEN_RULES } from './tokenRules.ts';

const RULES = { ...LOCK_RULES, ...TOKEN_RULES, ...SALE_RULES };

it.each(CONTRACT_ERRORS.filter((name) => !Object.hasOwn(RULES, name)))(
  'the words for %s begin with a capital letter and end with a full stop',
  (name) => {
    expect(contractErrorSentence(name)).toMatch(/^[A-Z].*\.$/);
  },
);

it.each([
  ['AlreadyWithdrawn', 'You can’t edit a lock after a withdrawal.'],
  ['AmountTooLarge', 'The amount is too large to lock.'],
  ['DateNotLater', 'The new date can’t be before the old one.'],
  ['DescriptionTooLong', 'The title is too long: at most 256 bytes. Letters such as é and 漢 count as two to four'],
  ['InvalidAmount', 'Amount must be > 0'],
  // 2 ** 32 - 1 seconds
  ['InvalidCycle', 'The cycle must be at least 1 day and at most 49710 days'],
  ['InvalidCycleBps', 'The cycle release must be above 0% and at most 100%'],
  ['InvalidOwner', 'The owner isn’t valid.'],
  ['InvalidTgeBps', 'Number must be less than 100'],
  ['UnlockDateNotInFuture', 'The unlock date must be in the future.'],
  ['EmptyName', 'Please input your name!'],
  ['EmptySymbol', 'Please input your symbol!'],
  ['NameTooLong', 'The name is too long: at most 64 bytes. Letters such as é and 漢 count as two to four'],
  ['SymbolTooLong', 'The symbol is too long: at most 32 bytes. Letters such as é and 漢 count as two to four'],
  ['LiquidityFeeTooLarge', 'Transaction fee to generate liquidity must be less than or equal to 25'],
  ['MarketingFeeTooLarge', 'Marketing percent must be less than or equal to 25'],
  ['MinimumTooLarge', 'The minimum balance for dividends is above the total supply'],
  ['SupplyTooLarge', 'The total supply is more than an exchange can hold'],
  ['TotalFeeTooLarge', 'All fees together must be at most 25%'],
  ['YieldFeeTooLarge', 'Transaction fee to generate yield must be less than or equal to 25'],
  ['EndNotAfterStart', 'End time needs to be after start time'],
  ['HardCapTooLarge', 'The hard cap is too large.'],
  ['InvalidMinimumSpend', 'The minimum buy is too small to buy any tokens.'],
  // 2 ** 128 - 1 of 18 decimals
  ['InvalidListingRate', 'The listing rate must be above 0 and at most 340282366920938463463'],
  ['InvalidTokenPrice', 'The presale rate must be above 0 and at most 340282366920938463463'],
  ['InvalidVestingEnd', 'The vesting must end after its start and at most 3650 days after the sale'],
  ['LiquidityPercentOutOfRange', 'Liquidity must be greater than 50% to 100%'],
  ['LockPeriodTooShort', 'liquidityLockTime must be greater than or equal to 30'],
  [
    'ListingTooSmall',
    'At the soft cap, the exchange would get too few units to hold the price. Raise the caps or the rate.',
  ],
  ['MaximumAboveHardCap', 'Maximum buy can’t be above the hard cap'],
  ['MinimumAboveMaximum', 'Minimum buy must less than maximum buy'],
  ['ReferralRateTooLarge', 'Reward percentage must less than 5'],
  ['SaleTooLong', 'The sale must end at most 180 days after its start'],
  ['SaleTooLarge', 'This number is too large for a sale.'],
  ['SoftCapNotBelowHardCap', 'Soft cap must less than hard cap'],
  ['SoftCapTooLow', 'Soft cap must greater than 30% of hard cap'],
  ['SoftCapUnreachable', 'The soft cap is too close to the hard cap: whole units of the token can’t reach it.'],
  ['StartNotInFuture', 'Start time needs to be after current time'],
  ['StartTooFar', 'Start time must be within 180 days'],
  ['WhitelistTimeTooLarge', 'The whitelist time must end before the sale ends'],
  ['InvalidTeamVesting', 'The team vesting must release all tokens at most 3650 days after the listing'],
  ['SoftCapBelowOwnerShare', 'SoftCap must be greater than or equal to 51% of Max Owner Receive'],
])('a form and a contract refuse %s with the same words: %s', (name, words) => {
  expect(contractErrorSentence(name)).toBe(words);
});
