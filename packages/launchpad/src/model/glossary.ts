import { msg } from '@lingui/core/macro';
import type { GlossaryEntry } from '@rab/ui';

const VESTING: GlossaryEntry = { meaning: msg`Tokens are released over time.`, page: 'vesting' };
const FIRST_RELEASE: GlossaryEntry = {
  meaning: msg`The part of the tokens that is released first.`,
  page: 'vesting',
};
const OF_A_LOCK = 'vesting#vesting-of-a-lock';

/** What the words of a sale's page and wizard mean, as the guide's glossary has it. */
export const GLOSSARY = {
  softCap: {
    meaning: msg`The least that a sale must raise. Below it every buyer can withdraw the deposit.`,
    page: 'soft-cap',
  },
  hardCap: { meaning: msg`The most that a sale raises.`, page: 'soft-cap' },
  minimumBuy: {
    meaning: msg`The least that one account must deposit in all. The last deposit before the hard cap may be smaller.`,
    page: 'how-a-sale-works',
  },
  maximumBuy: {
    meaning: msg`The most that one account can deposit in all.`,
    page: 'first-sale',
  },
  presaleRate: {
    meaning: msg`How many tokens one unit of the currency buys in the sale.`,
    page: 'how-a-sale-works',
  },
  listingRate: {
    meaning: msg`How many tokens one unit of the currency buys when the token is listed.`,
    page: 'first-sale',
  },
  liquidity: {
    meaning: msg`A pool of two tokens on an exchange that people trade against.`,
    page: 'liquidity-lock',
  },
  liquidityPercent: {
    meaning: msg`The part of the raise, less the platform fee and the referral percentage, that is set aside for liquidity. Where deposits make the price, it can be more.`,
    page: 'liquidity-lock',
  },
  liquidityLockup: {
    meaning: msg`How long the liquidity stays locked after the listing. Not even the owner can withdraw it earlier.`,
    page: 'liquidity-lock',
  },
  liquidityLocked: {
    meaning: msg`How much goes into the pool on the exchange, and how long it stays locked. Not even the owner can withdraw it earlier.`,
    page: 'liquidity-lock',
  },
  refundGuaranteed: {
    meaning: msg`When buyers can withdraw the whole deposit. Nobody can change these rules.`,
    page: 'soft-cap',
  },
  ownerPowers: {
    meaning: msg`The powers that the contract leaves to the sale’s owner.`,
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
    meaning: msg`The platform’s part of the raise. It is taken only when the sale is paid out.`,
    page: 'fees',
  },
  contributors: {
    meaning: msg`How many accounts have a deposit.`,
    page: 'how-a-sale-works',
  },
  status: {
    meaning: msg`What stage the sale is at, and so what can be done now.`,
    page: 'states',
  },
  referral: {
    meaning: msg`A share of the raise for people who refer buyers.`,
    page: 'referral',
  },
  whitelistTime: {
    meaning: msg`How long after the start only accounts on the whitelist can buy.`,
    page: 'how-a-sale-works',
  },
  vesting: VESTING,
  firstRelease: FIRST_RELEASE,
  /** Of tokens that go into a lock at the listing. */
  teamVesting: { ...VESTING, page: OF_A_LOCK },
  teamFirstRelease: { ...FIRST_RELEASE, page: OF_A_LOCK },
  unsold: {
    meaning: msg`What is left after buyers, liquidity and fees. It is burned or returned to the owner, as the terms say.`,
    page: 'first-sale',
  },
} as const satisfies Record<string, GlossaryEntry>;
