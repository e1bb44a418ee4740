import { t } from '@lingui/core/macro';
import { type ChainConfig, v } from '@rab/config';
import { BASIS_POINTS } from '@rab/contracts';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { FAIR_LAUNCH_LIMITS, SALE_LIMITS } from '@rab/contracts/limits';
import { finalReleaseTime } from '@rab/contracts/lock';
import { chosenExchange, END_AFTER_START, liquidityFields, NOT_TOO_LONG, timeFields } from '@rab/launchpad';
import {
  amountCodec,
  basisPointsCodec,
  crossRule,
  mostDays,
  notPositive,
  parsedCodec,
  someTime,
  wholeDaysCodec,
} from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/reads';

const tooMuch = () => SALE_RULE_SENTENCES.SaleTooLarge;

/** Names as WIZ-22 has them, `firtTokenResleaseDays` included. */
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
  token: { decimals: number };
  base: { decimals: number };
  /** Chain time, unix seconds. */
  now: bigint;
}

const termsSchema = ({ chain, token, base, now }: FairLaunchInfoContext) => {
  const baseAmount = amountCodec(base.decimals, { max: { value: FAIR_LAUNCH_LIMITS.maxRaise, message: tooMuch() } });
  return v.pipe(
    v.object({
      sellingAmount: amountCodec(token.decimals, { max: { value: SALE_LIMITS.maxListedTokens, message: tooMuch() } }),
      softCap: baseAmount,
      maxOwnerReceive: baseAmount,
      router: parsedCodec((text) => chosenExchange(chain, text), t`Please select a router`),
      ...timeFields(now),
      ...liquidityFields,
    }),
    crossRule(
      ['softCap', 'maxOwnerReceive'],
      ({ softCap, maxOwnerReceive }) => softCap * 100n >= maxOwnerReceive * FAIR_LAUNCH_LIMITS.minSoftCapPercent,
      { softCap: SALE_RULE_SENTENCES.SoftCapBelowOwnerShare },
    ),
    crossRule(...END_AFTER_START),
    crossRule(...NOT_TOO_LONG),
    v.transform(({ router, liquidityLockTime, ...terms }) => ({
      ...terms,
      exchange: router,
      lockPeriod: liquidityLockTime,
    })),
  );
};

/** When the last of the team's tokens are released, in seconds after the listing. */
const lastRelease = (team: {
  firtTokenResleaseDays: bigint;
  teamFirstReleasePercent: bigint;
  teamVestingPeriod: bigint;
  teamTokenRelease: bigint;
}) =>
  finalReleaseTime({
    tgeDate: team.firtTokenResleaseDays,
    tgeBps: team.teamFirstReleasePercent,
    cycle: team.teamVestingPeriod,
    cycleBps: team.teamTokenRelease,
  });

const teamSchema = ({ token }: FairLaunchInfoContext) => {
  const most = { value: BASIS_POINTS, message: t`Must be at most 100` };
  const period = wholeDaysCodec({ min: someTime, max: mostDays(FAIR_LAUNCH_LIMITS.maxTeamPeriod) });
  return v.pipe(
    v.variant('usingTeamVesting', [
      v.object({ usingTeamVesting: v.literal(false) }),
      v.pipe(
        v.object({
          usingTeamVesting: v.literal(true),
          totalTeamVestingToken: amountCodec(token.decimals, {
            max: { value: FAIR_LAUNCH_LIMITS.maxTeamTokens, message: tooMuch() },
          }),
          firtTokenResleaseDays: period,
          teamFirstReleasePercent: basisPointsCodec({ max: most }),
          teamVestingPeriod: period,
          teamTokenRelease: basisPointsCodec({ min: { value: 1n, message: notPositive() }, max: most }),
        }),
        crossRule(
          ['firtTokenResleaseDays', 'teamFirstReleasePercent', 'teamVestingPeriod', 'teamTokenRelease'],
          (team) => lastRelease(team) <= FAIR_LAUNCH_LIMITS.maxTeamPeriod,
          { teamVestingPeriod: SALE_RULE_SENTENCES.InvalidTeamVesting },
        ),
      ),
    ]),
    v.transform((form) => ({
      team: form.usingTeamVesting
        ? {
            totalTokens: form.totalTeamVestingToken,
            firstReleaseDelay: form.firtTokenResleaseDays,
            firstReleaseBps: form.teamFirstReleasePercent,
            period: form.teamVestingPeriod,
            releaseBps: form.teamTokenRelease,
          }
        : null,
    })),
  );
};

/** Rules and units of step 2 (WIZ-22); FairLaunchRules.sol enforces the same. */
export const fairLaunchInfoSchema = (context: FairLaunchInfoContext) =>
  v.intersect([termsSchema(context), teamSchema(context)]) satisfies v.GenericSchema<unknown, FairLaunchTerms>;
