import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { BASIS_POINTS, PRICE_DECIMALS } from '@rab/contracts';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import { isReachable, tokensForBase } from '@rab/contracts/sale';
import {
  amountCodec,
  basisPointsCodec,
  crossRule,
  mostDays,
  someTime,
  wholeDaysCodec,
  wholeMinutesCodec,
} from '@rab/ui/forms';
import { END_AFTER_START, NOT_TOO_LONG, timeFields } from './timeFields.ts';

/** What is typed of every sale at a fixed price; not every kind asks for the start of the vesting. */
const TEXTS = [
  ...(['presaleRate', 'softCap', 'hardCap', 'minimumBuy', 'maximumBuy'] as const),
  ...(['whitelistTime', 'startTime', 'endTime'] as const),
  ...(['firstReleasePercent', 'vestingStart', 'vestingPeriod', 'vestingEnd'] as const),
] as const;

/** Fields that every sale at a fixed price asks for, as they are typed. */
export const saleTermsForm = v.object({
  ...v.entriesFromList(TEXTS, v.string()),
  /** '1' burns what is not sold, '0' returns it. */
  burn: v.string(),
  usingVestingContributor: v.boolean(),
  linearLock: v.boolean(),
});

export type SaleTermsForm = v.InferInput<typeof saleTermsForm>;

export const EMPTY_SALE_TERMS: SaleTermsForm = {
  ...(Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<(typeof TEXTS)[number], string>),
  burn: '0',
  usingVestingContributor: false,
  linearLock: false,
};

/** Price, caps, limits and time as the contracts take them: base units, 18-decimal rates, unix seconds, seconds. */
export type SaleTerms = v.InferOutput<ReturnType<typeof saleTermsSchema>> & {
  /** How what buyers bought is released, seconds and basis points; null where it is at once. */
  vesting: BuyerVesting | null;
};

export interface BuyerVesting {
  linearLock: boolean;
  vestingPercentage: bigint;
  vestingPeriod: bigint;
  vestingStartEmission: bigint;
  vestingEndEmission: bigint;
}

export interface SaleTermsContext {
  token: { decimals: number };
  base: { decimals: number };
  /** Chain time, unix seconds. */
  now: bigint;
}

/** Price, caps, limits and time: rules (WIZ-06 to WIZ-11) and units (WIZ-20); the contracts enforce the same. */
export const saleTermsSchema = ({ token, base, now }: SaleTermsContext) => {
  const baseAmount = amountCodec(base.decimals);
  const decimals = { tokenDecimals: token.decimals, baseDecimals: base.decimals };
  return v.pipe(
    v.object({
      presaleRate: amountCodec(PRICE_DECIMALS, {
        notNumber: t`Presale rate must be number`,
        max: { value: SALE_LIMITS.maxRate, message: SALE_RULE_SENTENCES.InvalidTokenPrice },
      }),
      softCap: baseAmount,
      hardCap: amountCodec(base.decimals, {
        max: { value: SALE_LIMITS.maxHardCap, message: SALE_RULE_SENTENCES.HardCapTooLarge },
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
      softCap: SALE_RULE_SENTENCES.SoftCapNotBelowHardCap,
      hardCap: t`Hard cap must greater than soft cap`,
    }),
    crossRule(
      ['softCap', 'hardCap'],
      ({ softCap, hardCap }) => softCap * 100n >= hardCap * SALE_LIMITS.minSoftCapPercent,
      { softCap: SALE_RULE_SENTENCES.SoftCapTooLow },
    ),
    crossRule(
      ['presaleRate', 'softCap', 'hardCap'],
      ({ presaleRate, softCap, hardCap }) => softCap >= hardCap || isReachable(softCap, hardCap, presaleRate, decimals),
      { softCap: SALE_RULE_SENTENCES.SoftCapUnreachable },
    ),
    crossRule(['minimumBuy', 'maximumBuy'], ({ minimumBuy, maximumBuy }) => minimumBuy <= maximumBuy, {
      minimumBuy: SALE_RULE_SENTENCES.MinimumAboveMaximum,
      maximumBuy: t`Maximum buy must greater than minimum buy`,
    }),
    crossRule(
      ['presaleRate', 'minimumBuy'],
      ({ presaleRate, minimumBuy }) => tokensForBase(minimumBuy, presaleRate, decimals) > 0n,
      { minimumBuy: SALE_RULE_SENTENCES.InvalidMinimumSpend },
    ),
    crossRule(['maximumBuy', 'hardCap'], ({ maximumBuy, hardCap }) => maximumBuy <= hardCap, {
      maximumBuy: SALE_RULE_SENTENCES.MaximumAboveHardCap,
    }),
    crossRule(...END_AFTER_START),
    crossRule(...NOT_TOO_LONG),
    crossRule(
      ['whitelistTime', 'startTime', 'endTime'],
      ({ whitelistTime, startTime, endTime }) => startTime >= endTime || whitelistTime <= endTime - startTime,
      { whitelistTime: SALE_RULE_SENTENCES.WhitelistTimeTooLarge },
    ),
    v.transform(({ presaleRate, minimumBuy, maximumBuy, burn, ...alike }) => ({
      ...alike,
      tokenPrice: presaleRate,
      minSpendPerBuyer: minimumBuy,
      maxSpendPerBuyer: maximumBuy,
      isBurn: burn,
    })),
  );
};

/** Not asked for: whatever the field holds. */
export const notAsked = v.pipe(
  v.unknown(),
  v.transform(() => 0n),
);

const startBeforeEnd = () =>
  [
    ['vestingStart', 'vestingEnd'],
    (form: { vestingStart: bigint; vestingEnd: bigint }) => form.vestingStart < form.vestingEnd,
    { vestingStart: t`Must be before the vesting end` },
  ] as const;

/**
 * How what buyers bought is released (WIZ-12).
 * @param vestingStart the codec of the field for the start of the release
 */
export const vestingSchema = (vestingStart: v.GenericSchema<unknown, bigint>) => {
  const vesting = {
    usingVestingContributor: v.literal(true),
    firstReleasePercent: basisPointsCodec({ max: { value: BASIS_POINTS, message: t`Must be at most 100` } }),
    vestingStart,
    vestingEnd: wholeDaysCodec({ min: someTime, max: mostDays(SALE_LIMITS.maxVestingEnd) }),
  };
  return v.pipe(
    v.variant('usingVestingContributor', [
      v.object({ usingVestingContributor: v.literal(false) }),
      v.variant('linearLock', [
        v.pipe(
          v.object({ ...vesting, linearLock: v.literal(true), vestingPeriod: notAsked }),
          crossRule(...startBeforeEnd()),
        ),
        v.pipe(
          v.object({ ...vesting, linearLock: v.literal(false), vestingPeriod: wholeDaysCodec() }),
          crossRule(...startBeforeEnd()),
          crossRule(
            ['vestingPeriod', 'vestingEnd'],
            ({ vestingPeriod, vestingEnd }) => vestingPeriod > 0n && vestingPeriod <= vestingEnd,
            { vestingPeriod: t`Must be between 1 day and the vesting end` },
          ),
        ),
      ]),
    ]),
    v.transform((form): { vesting: BuyerVesting | null } => ({
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
