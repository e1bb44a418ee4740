import { msg } from '@lingui/core/macro';
import type { GlossaryEntry } from '@rab/ui';

/** What the words of a sale's page and wizard mean, as the guide's glossary has it. */
export const GLOSSARY = {
  softCap: {
    meaning: msg`The least that a sale must raise. Below it every buyer can withdraw the deposit.`,
    page: 'soft-cap',
  },
  hardCap: { meaning: msg`The most that a sale takes.`, page: 'soft-cap' },
  minimumBuy: {
    meaning: msg`The least that one account must deposit in all. The last deposit before the hard cap may be smaller.`,
    page: 'first-sale',
  },
  maximumBuy: {
    meaning: msg`The most that one account can deposit in all.`,
    page: 'first-sale',
  },
  presaleRate: {
    meaning: msg`Tokens for one unit of the currency in the sale.`,
    page: 'first-sale',
  },
  listingRate: {
    meaning: msg`Tokens for one unit of the currency on the exchange.`,
    page: 'first-sale',
  },
  liquidity: {
    meaning: msg`A pool of two tokens on an exchange, with which people trade.`,
    page: 'liquidity-lock',
  },
  liquidityPercent: {
    meaning: msg`At least this part of the raise, after fees and referral rewards, goes into the liquidity.`,
    page: 'fees',
  },
  liquidityLockup: {
    meaning: msg`How long nobody can withdraw the liquidity after the listing, not even the owner.`,
    page: 'liquidity-lock',
  },
  liquidityLocked: {
    meaning: msg`How long nobody can withdraw the pool’s tokens, not even the owner.`,
    page: 'liquidity-lock',
  },
  refundGuaranteed: {
    meaning: msg`When buyers can withdraw the whole deposit. The contract decides it, and nobody can change its rules.`,
    page: 'soft-cap',
  },
  ownerPowers: {
    meaning: msg`What the owner of the sale has the power to do from now on.`,
    page: 'what-can-go-wrong',
  },
  pair: {
    meaning: msg`The pool of two tokens on an exchange. Its own token is the LP token.`,
    page: 'liquidity-lock',
  },
  raised: {
    meaning: msg`All deposits that were accepted, even those that were refunded later.`,
    page: 'fees',
  },
  platformFee: {
    meaning: msg`What the platform gets when the sale is paid out.`,
    page: 'fees',
  },
  contributors: {
    meaning: msg`How many accounts have a deposit.`,
    page: 'how-a-sale-works',
  },
  status: {
    meaning: msg`Where the sale is between its start and its end.`,
    page: 'states',
  },
  referral: {
    meaning: msg`A share of the raise for those who bring buyers.`,
    page: 'referral',
  },
  whitelist: { meaning: msg`The accounts that can buy first.`, page: 'how-a-sale-works' },
  vesting: { meaning: msg`Tokens are released over time.`, page: 'vesting' },
  firstRelease: {
    meaning: msg`The part of the tokens that is released before all others.`,
    page: 'vesting',
  },
  unsold: {
    meaning: msg`Tokens that nobody bought. They are burned or return to the owner, as the owner chose at creation.`,
    page: 'first-sale',
  },
} as const satisfies Record<string, GlossaryEntry>;
