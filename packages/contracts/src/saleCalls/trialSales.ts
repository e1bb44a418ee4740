import { type Address, zeroAddress } from 'viem';
import { GrowStatus } from '../sale/SaleStatus.ts';
import { PER_MILLE, SECONDS_PER_DAY } from '../units/constants.ts';
import { PRICE_DECIMALS } from '../units/price.ts';
import { addLiquidityCall, claimCall, depositCall, setStatusCall } from './actCalls.ts';
import { createPresaleCall } from './createPresaleCall.ts';
import { createPrivateSaleCall } from './createPrivateSaleCall.ts';
import { NO_VESTING } from './noVesting.ts';
import { PLAIN_LISTING, PLAIN_TERMS } from './plainSale.ts';

/** Where sales can be made; null where the chain does not have it. */
interface Places {
  contracts: { launchpadFactory: Address | null; privateSaleFactory: Address | null };
  exchanges: readonly { factory: Address }[];
}

/** Terms that each trial has of its own. */
interface TrialTerms {
  token: Address;
  decimals: number;
  seller: Address;
  /** Base units. */
  sold: bigint;
  /** Unix seconds. */
  start: bigint;
  /** Wei. */
  flatFee: bigint;
}

/** One coin: small enough for every buyer, and above every least amount. */
const HARD_CAP = 10n ** 18n;
const CAPS = { softCap: HARD_CAP / 2n, hardCap: HARD_CAP };

/** Whole tokens for one whole coin, 18 decimals, at which the hard cap buys all. */
const priceOf = ({ sold, decimals }: TrialTerms): bigint =>
  (sold * 10n ** BigInt(PRICE_DECIMALS)) / 10n ** BigInt(decimals);

/** A sale of a day for the native currency that one buyer fills. */
const termsOf = (trial: TrialTerms) => ({
  ...PLAIN_TERMS,
  saleToken: trial.token,
  tokenPrice: priceOf(trial),
  minSpendPerBuyer: HARD_CAP / 10n,
  maxSpendPerBuyer: HARD_CAP,
  startTime: trial.start,
  endTime: trial.start + SECONDS_PER_DAY,
});

/** Whatever the platform's parts are: nobody pays them. */
const agreedOf = ({ flatFee }: TrialTerms) => ({ baseFee: PER_MILLE, tokenFee: PER_MILLE, flatFee });

const bySale = {
  deposit: (sale: Address) => depositCall({ id: sale, base: { address: zeroAddress } }, HARD_CAP, null),
  claim: (sale: Address) => claimCall({ id: sale }),
};

const presale = (factory: Address, exchange: Address) => ({
  ...bySale,
  factory,
  soldPercent: 50n,
  create: (trial: TrialTerms) =>
    createPresaleCall({
      factory,
      terms: termsOf(trial),
      caps: { ...CAPS, ...PLAIN_LISTING, listingRate: (priceOf(trial) * 9n) / 10n },
      places: { presaleOwner: trial.seller, factory: exchange, otherFactory: zeroAddress, projectInfoHash: '' },
      vesting: NO_VESTING,
      agreed: agreedOf(trial),
    }),
  finish: (sale: Address) => addLiquidityCall({ id: sale }),
  finishedBy: 'seller' as const,
});

const privateSale = (factory: Address) => ({
  ...bySale,
  factory,
  soldPercent: 80n,
  create: (trial: TrialTerms) =>
    createPrivateSaleCall({
      factory,
      terms: termsOf(trial),
      caps: CAPS,
      places: { presaleOwner: trial.seller, projectInfoHash: '' },
      vesting: NO_VESTING,
      agreed: agreedOf(trial),
    }),
  finish: (sale: Address) => setStatusCall({ id: sale }, GrowStatus.LISTING),
  finishedBy: 'administrator' as const,
});

/**
 * The sales that the token check tries with a token: a private sale where it is listed on an exchange, a presale, which lists
 * itself, where it is not. One deposit of one coin fills them. `calls` is null where the chain does not have that sale.
 */
export function trialSales({ contracts, exchanges: [exchange] }: Places) {
  const { launchpadFactory, privateSaleFactory } = contracts;
  return {
    listed: { name: 'RAB Grow', calls: privateSaleFactory && privateSale(privateSaleFactory) },
    unlisted: {
      name: 'RAB Sale',
      calls: launchpadFactory && exchange ? presale(launchpadFactory, exchange.factory) : null,
    },
  };
}
