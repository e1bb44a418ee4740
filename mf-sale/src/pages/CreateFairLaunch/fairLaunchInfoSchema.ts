import { type ChainConfig, v } from '@rab/config';
import { BASIS_POINTS, parseAmount, percentToBasisPoints, percentToPerMille, SECONDS_PER_DAY } from '@rab/contracts';
import { chosenExchange } from '@rab/launchpad';
import { parseUtcInput, refusals } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/contract';

const MIN_SOFT_CAP_PERCENT = 51n;
const MIN_LOCK_DAYS = 30n;
/** The contract keeps periods in 32 bits of seconds. */
const MOST_DAYS = (2n ** 32n - 1n) / SECONDS_PER_DAY;

/** Names as the specification writes them, `firtTokenResleaseDays` included. */
export const fairLaunchInfoForm = v.object({
  sellingAmount: v.string(),
  softCap: v.string(),
  maxOwnerReceive: v.string(),
  /** The exchange's factory. */
  router: v.string(),
  liquidityPercent: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  liquidityLockTime: v.string(),
  usingTeamVesting: v.boolean(),
  totalTeamVestingToken: v.string(),
  firtTokenResleaseDays: v.string(),
  teamFirstReleasePercent: v.string(),
  teamVestingPeriod: v.string(),
  teamTokenRelease: v.string(),
});

export type FairLaunchInfoForm = v.InferInput<typeof fairLaunchInfoForm>;

/** Step 2 as the contract takes it: base units, unix seconds, seconds, per mille, basis points. */
export interface FairLaunchTerms {
  sellingAmount: bigint;
  softCap: bigint;
  maxOwnerReceive: bigint;
  exchange: Address;
  liquidityPercent: bigint;
  startTime: bigint;
  endTime: bigint;
  lockPeriod: bigint;
  team: {
    totalTokens: bigint;
    firstReleaseDelay: bigint;
    firstReleaseBps: bigint;
    period: bigint;
    releaseBps: bigint;
  } | null;
}

export interface FairLaunchInfoContext {
  chain: Pick<ChainConfig, 'exchanges'>;
  tokenDecimals: number;
  baseDecimals: number;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** Rules and units of step 2 (WIZ-22); FairLaunchRules.sol enforces the same. */
export const fairLaunchInfoSchema = ({ chain, tokenDecimals, baseDecimals, now }: FairLaunchInfoContext) =>
  v.pipe(
    fairLaunchInfoForm,
    v.rawTransform((context): FairLaunchTerms => {
      const { refuse, isRefused } = refusals(context);
      const form = context.dataset.value;
      type TextKey = Exclude<keyof FairLaunchInfoForm, 'usingTeamVesting'>;

      const positive = (key: TextKey, decimals: number): bigint | null => {
        const value = parseAmount(form[key], decimals);
        if (value === null) return refuse(key, 'Must be number');
        return value === 0n ? refuse(key, 'Must be greater than 0') : value;
      };
      const days = (key: TextKey): bigint | null => {
        const value = parseAmount(form[key], 0);
        if (value === null) return refuse(key, 'Must be number');
        return value > MOST_DAYS ? refuse(key, `Must be at most ${MOST_DAYS}`) : value;
      };
      const positiveDays = (key: TextKey): bigint | null => {
        const value = days(key);
        return value === 0n ? refuse(key, 'Must be greater than 0') : value;
      };
      const basisPoints = (key: TextKey): bigint | null => {
        const value = percentToBasisPoints(form[key]);
        if (value === null) return refuse(key, 'Must be number');
        return value > BASIS_POINTS ? refuse(key, 'Must be at most 100') : value;
      };

      const sellingAmount = positive('sellingAmount', tokenDecimals);
      const softCap = positive('softCap', baseDecimals);
      const maxOwnerReceive = positive('maxOwnerReceive', baseDecimals);
      if (softCap !== null && maxOwnerReceive !== null && softCap * 100n < maxOwnerReceive * MIN_SOFT_CAP_PERCENT)
        refuse('softCap', 'SoftCap must be greater than or equal to 51% of Max Owner Receive');

      const exchange = chosenExchange(chain, form.router) ?? refuse('router', 'Please select a router');
      const liquidityPercent = percentToPerMille(form.liquidityPercent);
      if (form.liquidityPercent.trim() === '' || liquidityPercent === null)
        refuse('liquidityPercent', 'Must be number');
      else if (liquidityPercent < 510n || Number(form.liquidityPercent) > 100)
        refuse('liquidityPercent', 'Liquidity must be greater than 50% to 100%');
      const lockDays = days('liquidityLockTime');
      if (lockDays !== null && lockDays < MIN_LOCK_DAYS)
        refuse('liquidityLockTime', `liquidityLockTime must be greater than or equal to ${MIN_LOCK_DAYS}`);

      const startTime = parseUtcInput(form.startTime) ?? refuse('startTime', 'Start time is required');
      const endTime = parseUtcInput(form.endTime) ?? refuse('endTime', 'End time is required');
      if (startTime !== null && startTime <= now) refuse('startTime', 'Start time needs to be after current time');
      else if (startTime !== null && endTime !== null && startTime >= endTime)
        refuse('endTime', 'End time needs to be after start time');

      const vesting = (): FairLaunchTerms['team'] => {
        const totalTokens = positive('totalTeamVestingToken', tokenDecimals);
        const delay = positiveDays('firtTokenResleaseDays');
        const firstReleaseBps = basisPoints('teamFirstReleasePercent');
        const period = positiveDays('teamVestingPeriod');
        const releaseBps = basisPoints('teamTokenRelease');
        if (releaseBps === 0n) refuse('teamTokenRelease', 'Must be greater than 0');
        if (
          totalTokens === null ||
          delay === null ||
          firstReleaseBps === null ||
          period === null ||
          releaseBps === null
        )
          return null;
        return {
          totalTokens,
          firstReleaseDelay: delay * SECONDS_PER_DAY,
          firstReleaseBps,
          period: period * SECONDS_PER_DAY,
          releaseBps,
        };
      };
      const team = form.usingTeamVesting ? vesting() : null;

      if (
        isRefused() ||
        sellingAmount === null ||
        softCap === null ||
        maxOwnerReceive === null ||
        exchange === null ||
        liquidityPercent === null ||
        lockDays === null ||
        startTime === null ||
        endTime === null
      )
        return context.NEVER;
      return {
        sellingAmount,
        softCap,
        maxOwnerReceive,
        exchange,
        liquidityPercent,
        startTime,
        endTime,
        lockPeriod: lockDays * SECONDS_PER_DAY,
        team,
      };
    }),
  );
