import { type ChainConfig, v } from '@rab/config';
import { BASIS_POINTS, PRICE_DECIMALS } from '@rab/contracts';
import { RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import {
  amountCodec,
  basisPointsCodec,
  crossRule,
  mostDays,
  parsedCodec,
  someTime,
  wholeDaysCodec,
  wholeMinutesCodec,
} from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/contract';
import { SaleKind } from '../model/Launchpad.ts';
import { chosenExchange } from './chosenExchange.ts';
import { liquidityFields } from './liquidityFields.ts';
import { END_AFTER_START, timeFields } from './timeFields.ts';

export const saleInfoForm = v.object({
  presaleRate: v.string(),
  softCap: v.string(),
  hardCap: v.string(),
  minimumBuy: v.string(),
  maximumBuy: v.string(),
  exchangeFactory: v.string(),
  whitelistTime: v.string(),
  liquidityPercent: v.string(),
  listingRate: v.string(),
  liquidityLockTime: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  /** '1' burns what is not sold, '0' returns it. */
  burn: v.string(),
  usingVestingContributor: v.boolean(),
  linearLock: v.boolean(),
  firstReleasePercent: v.string(),
  vestingStart: v.string(),
  vestingPeriod: v.string(),
  vestingEnd: v.string(),
});

export type SaleInfoForm = v.InferInput<typeof saleInfoForm>;

/** Step 2 as the contracts take it: base units, 18-decimal rates, unix seconds, seconds, per mille, basis points. */
export interface SaleInfo {
  tokenPrice: bigint;
  softCap: bigint;
  hardCap: bigint;
  minSpendPerBuyer: bigint;
  maxSpendPerBuyer: bigint;
  whitelistTime: bigint;
  startTime: bigint;
  endTime: bigint;
  isBurn: boolean;
  /** RAB Sale only. */
  listing: { exchange: Address; liquidityPercent: bigint; listingRate: bigint; lockPeriod: bigint } | null;
  vesting: {
    linearLock: boolean;
    vestingPercentage: bigint;
    vestingPeriod: bigint;
    vestingStartEmission: bigint;
    vestingEndEmission: bigint;
  } | null;
}

export interface SaleInfoContext {
  kind: SaleKind;
  chain: Pick<ChainConfig, 'exchanges'>;
  baseDecimals: number;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** Price, caps, limits and time: what both kinds of sale have. */
const termsSchema = ({ baseDecimals, now }: SaleInfoContext) => {
  const baseAmount = amountCodec(baseDecimals);
  return v.pipe(
    v.object({
      presaleRate: amountCodec(PRICE_DECIMALS, {
        notNumber: 'Presale rate must be number',
        max: { value: SALE_LIMITS.maxRate, message: RULE_SENTENCES.InvalidTokenPrice },
      }),
      softCap: baseAmount,
      hardCap: amountCodec(baseDecimals, {
        max: { value: SALE_LIMITS.maxHardCap, message: RULE_SENTENCES.HardCapTooLarge },
      }),
      minimumBuy: baseAmount,
      maximumBuy: baseAmount,
      ...timeFields(now),
      whitelistTime: wholeMinutesCodec({ isOptional: true }),
      burn: v.pipe(
        v.string(),
        v.transform((text) => text === '1'),
      ),
    }),
    crossRule(['softCap', 'hardCap'], ({ softCap, hardCap }) => softCap < hardCap, {
      softCap: RULE_SENTENCES.SoftCapNotBelowHardCap,
      hardCap: 'Hard cap must greater than soft cap',
    }),
    crossRule(
      ['softCap', 'hardCap'],
      ({ softCap, hardCap }) => softCap * 100n >= hardCap * SALE_LIMITS.minSoftCapPercent,
      { softCap: RULE_SENTENCES.SoftCapTooLow },
    ),
    crossRule(['minimumBuy', 'maximumBuy'], ({ minimumBuy, maximumBuy }) => minimumBuy <= maximumBuy, {
      minimumBuy: RULE_SENTENCES.MinimumAboveMaximum,
      maximumBuy: 'Maximum buy must greater than minimum buy',
    }),
    crossRule(['maximumBuy', 'hardCap'], ({ maximumBuy, hardCap }) => maximumBuy <= hardCap, {
      maximumBuy: 'Maximum buy must not be above the hard cap',
    }),
    crossRule(...END_AFTER_START),
    crossRule(
      ['whitelistTime', 'startTime', 'endTime'],
      ({ whitelistTime, startTime, endTime }) => startTime >= endTime || whitelistTime <= endTime - startTime,
      { whitelistTime: 'The whitelist time must end before the sale ends' },
    ),
    v.transform((form) => ({
      tokenPrice: form.presaleRate,
      softCap: form.softCap,
      hardCap: form.hardCap,
      minSpendPerBuyer: form.minimumBuy,
      maxSpendPerBuyer: form.maximumBuy,
      whitelistTime: form.whitelistTime,
      startTime: form.startTime,
      endTime: form.endTime,
      isBurn: form.burn,
    })),
  );
};

/** What only a RAB Sale has. */
const listingSchema = ({ chain }: SaleInfoContext) =>
  v.pipe(
    v.object({
      exchangeFactory: parsedCodec((text) => chosenExchange(chain, text), 'Please select an exchange'),
      listingRate: amountCodec(PRICE_DECIMALS, {
        max: { value: SALE_LIMITS.maxRate, message: RULE_SENTENCES.InvalidListingRate },
      }),
      ...liquidityFields,
    }),
    v.transform((form) => ({
      listing: {
        exchange: form.exchangeFactory,
        liquidityPercent: form.liquidityPercent,
        listingRate: form.listingRate,
        lockPeriod: form.liquidityLockTime,
      },
    })),
  );

const noListing = v.pipe(
  v.object({}),
  v.transform(() => ({ listing: null })),
);

/** Not asked for: whatever the field holds. */
const none = v.pipe(
  v.unknown(),
  v.transform(() => 0n),
);
const START_BEFORE_END = [
  ['vestingStart', 'vestingEnd'],
  (form: { vestingStart: bigint; vestingEnd: bigint }) => form.vestingStart < form.vestingEnd,
  { vestingStart: 'Must be before the vesting end' },
] as const;

const vestingSchema = ({ kind }: SaleInfoContext) => {
  const vesting = {
    usingVestingContributor: v.literal(true),
    firstReleasePercent: basisPointsCodec({ max: { value: BASIS_POINTS, message: 'Must be at most 100' } }),
    vestingStart: kind === SaleKind.GROW ? wholeDaysCodec({ isOptional: true }) : none,
    vestingEnd: wholeDaysCodec({ min: someTime, max: mostDays(SALE_LIMITS.maxVestingEnd) }),
  };
  return v.pipe(
    v.variant('usingVestingContributor', [
      v.object({ usingVestingContributor: v.literal(false) }),
      v.variant('linearLock', [
        v.pipe(
          v.object({ ...vesting, linearLock: v.literal(true), vestingPeriod: none }),
          crossRule(...START_BEFORE_END),
        ),
        v.pipe(
          v.object({ ...vesting, linearLock: v.literal(false), vestingPeriod: wholeDaysCodec() }),
          crossRule(...START_BEFORE_END),
          crossRule(
            ['vestingPeriod', 'vestingEnd'],
            ({ vestingPeriod, vestingEnd }) => vestingPeriod > 0n && vestingPeriod <= vestingEnd,
            { vestingPeriod: 'Must be between 1 day and the vesting end' },
          ),
        ),
      ]),
    ]),
    v.transform((form) => ({
      vesting: form.usingVestingContributor
        ? {
            linearLock: form.linearLock,
            vestingPercentage: BASIS_POINTS - form.firstReleasePercent,
            vestingPeriod: form.vestingPeriod,
            vestingStartEmission: form.vestingStart,
            vestingEndEmission: form.vestingEnd,
          }
        : null,
    })),
  );
};

/** Rules of step 2 (WIZ-05 to WIZ-12) and its units (WIZ-20); the contracts enforce the same. */
export const saleInfoSchema = (context: SaleInfoContext) =>
  v.intersect([
    termsSchema(context),
    context.kind === SaleKind.SALE ? listingSchema(context) : noListing,
    vestingSchema(context),
  ]) satisfies v.GenericSchema<unknown, SaleInfo>;
