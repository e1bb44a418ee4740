import { type ChainConfig, v } from '@rab/config';
import {
  BASIS_POINTS,
  PRICE_DECIMALS,
  parseAmount,
  percentToBasisPoints,
  percentToPerMille,
  SECONDS_PER_DAY,
} from '@rab/contracts';
import { parseUtcInput, refusals } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/contract';
import { SaleKind } from '../model/Launchpad.ts';
import { chosenExchange } from './chosenExchange.ts';

const MINUTE = 60n;

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

/** Rules of step 2 (WIZ-05 to WIZ-12) and its units (WIZ-20); the contracts enforce the same. */
export const saleInfoSchema = ({ kind, chain, baseDecimals, now }: SaleInfoContext) =>
  v.pipe(
    saleInfoForm,
    v.rawTransform((context): SaleInfo => {
      const { refuse, isRefused } = refusals(context);
      const form = context.dataset.value;
      type Key = keyof SaleInfoForm;

      const positive = (key: Key, decimals: number, notNumber = 'Must be number'): bigint | null => {
        const value = parseAmount(form[key] as string, decimals);
        if (value === null) return refuse(key, notNumber);
        return value === 0n ? refuse(key, 'Must be greater than 0') : value;
      };
      const whole = (key: Key): bigint | null => parseAmount(form[key] as string, 0) ?? refuse(key, 'Must be number');

      const tokenPrice = positive('presaleRate', PRICE_DECIMALS, 'Presale rate must be number');
      const softCap = positive('softCap', baseDecimals);
      const hardCap = positive('hardCap', baseDecimals);
      if (softCap !== null && hardCap !== null) {
        if (softCap >= hardCap) {
          refuse('softCap', 'Soft cap must less than hard cap');
          refuse('hardCap', 'Hard cap must greater than soft cap');
        } else if (softCap * 100n < hardCap * 30n) refuse('softCap', 'Soft cap must greater than 30% of hard cap');
      }

      const minSpendPerBuyer = positive('minimumBuy', baseDecimals);
      const maxSpendPerBuyer = positive('maximumBuy', baseDecimals);
      if (minSpendPerBuyer !== null && maxSpendPerBuyer !== null && minSpendPerBuyer > maxSpendPerBuyer) {
        refuse('minimumBuy', 'Minimum buy must less than maximum buy');
        refuse('maximumBuy', 'Maximum buy must greater than minimum buy');
      }
      if (maxSpendPerBuyer !== null && hardCap !== null && maxSpendPerBuyer > hardCap)
        refuse('maximumBuy', 'Maximum buy must not be above the hard cap');

      const startTime = parseUtcInput(form.startTime) ?? refuse('startTime', 'Start time is required');
      const endTime = parseUtcInput(form.endTime) ?? refuse('endTime', 'End time is required');
      if (startTime !== null && startTime <= now) refuse('startTime', 'Start time needs to be after current time');
      else if (startTime !== null && endTime !== null && startTime >= endTime)
        refuse('endTime', 'End time needs to be after start time');

      const whitelistMinutes = form.whitelistTime.trim() === '' ? 0n : whole('whitelistTime');
      const whitelistTime = (whitelistMinutes ?? 0n) * MINUTE;
      if (startTime !== null && endTime !== null && startTime < endTime && whitelistTime > endTime - startTime)
        refuse('whitelistTime', 'The whitelist time must end before the sale ends');

      const listing = (): SaleInfo['listing'] => {
        const exchange =
          chosenExchange(chain, form.exchangeFactory) ?? refuse('exchangeFactory', 'Please select an exchange');
        const liquidityPercent = percentToPerMille(form.liquidityPercent);
        if (form.liquidityPercent.trim() === '' || liquidityPercent === null)
          refuse('liquidityPercent', 'Must be number');
        else if (liquidityPercent < 510n || Number(form.liquidityPercent) > 100)
          refuse('liquidityPercent', 'Liquidity must be greater than 50% to 100%');
        const listingRate = positive('listingRate', PRICE_DECIMALS);
        const days = whole('liquidityLockTime');
        if (days !== null && days < 30n)
          refuse('liquidityLockTime', 'liquidityLockTime must be greater than or equal to 30');
        return exchange && liquidityPercent !== null && listingRate !== null && days !== null
          ? { exchange, liquidityPercent, listingRate, lockPeriod: days * SECONDS_PER_DAY }
          : null;
      };

      const vesting = (): SaleInfo['vesting'] => {
        const firstRelease = percentToBasisPoints(form.firstReleasePercent);
        if (firstRelease === null) refuse('firstReleasePercent', 'Must be number');
        else if (firstRelease > BASIS_POINTS) refuse('firstReleasePercent', 'Must be at most 100');
        const end = whole('vestingEnd');
        if (end === 0n) refuse('vestingEnd', 'Must be greater than 0');
        const period = form.linearLock ? 0n : whole('vestingPeriod');
        const start = kind === SaleKind.GROW && form.vestingStart.trim() !== '' ? whole('vestingStart') : 0n;
        if (!form.linearLock && period !== null && end !== null && end > 0n && (period === 0n || period > end))
          refuse('vestingPeriod', 'Must be between 1 day and the vesting end');
        if (start !== null && end !== null && end > 0n && start >= end)
          refuse('vestingStart', 'Must be before the vesting end');
        if (firstRelease === null || end === null || period === null || start === null) return null;
        return {
          linearLock: form.linearLock,
          vestingPercentage: BASIS_POINTS - firstRelease,
          vestingPeriod: period * SECONDS_PER_DAY,
          vestingStartEmission: start * SECONDS_PER_DAY,
          vestingEndEmission: end * SECONDS_PER_DAY,
        };
      };

      const listed = kind === SaleKind.SALE ? listing() : null;
      const vested = form.usingVestingContributor ? vesting() : null;
      if (
        isRefused() ||
        tokenPrice === null ||
        softCap === null ||
        hardCap === null ||
        minSpendPerBuyer === null ||
        maxSpendPerBuyer === null ||
        startTime === null ||
        endTime === null
      )
        return context.NEVER;
      return {
        tokenPrice,
        softCap,
        hardCap,
        minSpendPerBuyer,
        maxSpendPerBuyer,
        whitelistTime,
        startTime,
        endTime,
        isBurn: form.burn === '1',
        listing: listed,
        vesting: vested,
      };
    }),
  );
