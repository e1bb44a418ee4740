import { zeroAddress } from 'viem';
import { SECONDS_PER_DAY } from '../units/constants.ts';
import { PRICE_DECIMALS } from '../units/price.ts';
import type { NewPresale } from './createPresaleCall.ts';
import type { NewPrivateSale } from './createPrivateSaleCall.ts';

// What a sale that asks for nothing more is created with, as the factories take it: trials, demo data and tests name what they
// want otherwise. A term that a factory gets stops the build here until it has a value.

/** What no two sales have alike. */
type EachSaleHas = 'saleToken' | 'tokenPrice' | `${'min' | 'max'}SpendPerBuyer` | 'startTime' | 'endTime';

/** Paid in the native currency, for everybody, without referrers. */
export const PLAIN_TERMS: Omit<NewPresale['terms'], EachSaleHas> = {
  baseToken: zeroAddress,
  whitelistTime: 0n,
  referralRate: 0n,
  isBurn: false,
};

/** 800 tokens a coin with 60 % of the raise, which are locked for 31 days. */
export const PLAIN_LISTING: Omit<NewPresale['caps'], keyof NewPrivateSale['caps']> = {
  liquidityPercent: 600n,
  listingRate: 800n * 10n ** BigInt(PRICE_DECIMALS),
  lockPeriod: 31n * SECONDS_PER_DAY,
};
