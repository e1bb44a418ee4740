import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { BASIS_POINTS } from '@rab/contracts';
import { AT_ONCE } from '@rab/contracts/airdrop-calls';
import { LOCK_RULE_SENTENCES } from '@rab/contracts/errors';
import { LOCK_LIMITS } from '@rab/contracts/limits';
import { addressCodec, basisPointsCodec, parseUtcInput, utcDateCodec, wholeDaysCodec } from '@rab/ui/forms';
import { type AirdropSchedule, lastReleaseOf } from '../../model/airdrop.ts';

export interface AirdropForm {
  tokenAddress: string;
  /** What is typed or pasted; a long file is kept aside. */
  list: string;
  release: 'atOnce' | 'parts';
  /** Blank: with the creation. */
  start: string;
  firstPercent: string;
  cycleDays: string;
  cyclePercent: string;
  reclaimFrom: string;
}

/** Common schedules, to be filled in and changed. */
export const PRESETS = [
  { id: 'quarters', firstPercent: '25', cycleDays: '30', cyclePercent: '25' },
  { id: 'halfYear', firstPercent: '10', cycleDays: '30', cyclePercent: '15' },
  { id: 'year', firstPercent: '10', cycleDays: '30', cyclePercent: '7.5' },
] as const;

export const EMPTY_AIRDROP_FORM: AirdropForm = {
  tokenAddress: '',
  list: '',
  release: 'atOnce',
  start: '',
  ...{ firstPercent: '25', cycleDays: '30', cyclePercent: '25' },
  reclaimFrom: '',
};

const DAY = 86_400n;
/** After the last release, and after the creation, as `RabbitAirdrop.CLAIM_PERIOD`. */
const CLAIM_PERIOD = 7n * DAY;
const MINUTE = 60n;
/** Until a form that shows a date is sent. */
const FILLING = 3_600n;
/** Until a creation that is sent is in a block. */
const SIGNING = 300n;

const atMostAll = { value: BASIS_POINTS, message: LOCK_RULE_SENTENCES.InvalidTgeBps };
const partsFields = {
  firstPercent: basisPointsCodec({ max: atMostAll }),
  cycleDays: wholeDaysCodec({
    min: { value: 1n, message: LOCK_RULE_SENTENCES.InvalidCycle },
    max: { value: LOCK_LIMITS.maxCycle, message: LOCK_RULE_SENTENCES.InvalidCycle },
  }),
  cyclePercent: basisPointsCodec({
    min: { value: 1n, message: LOCK_RULE_SENTENCES.InvalidCycleBps },
    max: atMostAll,
  }),
};

/** The first release; `now` where it is left blank. */
const startCodec = (now: bigint) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? now : parseUtcInput(text))),
    v.check((seconds) => seconds !== null, t`Must be a date like 2026-11-24 15:30`),
    v.transform((seconds) => seconds ?? now),
  );

/** The typed schedule in the contract's integers; null while it is not complete and right. */
export function typedSchedule(form: AirdropForm, now: bigint): AirdropSchedule | null {
  const start = v.safeParse(startCodec(now), form.start);
  if (!start.success) return null;
  if (form.release === 'atOnce') return { start: start.output, ...AT_ONCE };
  const parts = v.safeParse(v.object(partsFields), form);
  if (!parts.success) return null;
  const { firstPercent: tgeBps, cycleDays: cycle, cyclePercent: cycleBps } = parts.output;
  return { start: start.output, tgeBps, cycle, cycleBps };
}

/** The contract's bound: seven days after the last release, and after the creation. */
function reclaimBound(schedule: AirdropSchedule, created: bigint): bigint {
  const last = lastReleaseOf(schedule);
  return (last > created ? last : created) + CLAIM_PERIOD;
}

/**
 * The earliest date that can be typed, a whole minute, from which the creator may take back what nobody has claimed; it is
 * still right an hour later, also where the first release is the creation. Null while the schedule is not complete and right.
 */
export function earliestReclaim(form: AirdropForm, now: bigint): bigint | null {
  const schedule = typedSchedule(form, now + FILLING);
  if (!schedule) return null;
  const bound = reclaimBound(schedule, now + FILLING);
  return bound + ((MINUTE - (bound % MINUTE)) % MINUTE);
}

interface AirdropContext {
  /** Null when the address is no readable token, undefined when the node did not answer. */
  token: object | null | undefined;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** What both the form and the contract ask of a campaign; its list is read apart, row by row. */
export function airdropSchema({ token, now }: AirdropContext, form: AirdropForm) {
  const schedule = typedSchedule(form, now);
  const reclaim = schedule && {
    value: reclaimBound(schedule, now + SIGNING) - 1n,
    message: t`Leave at least 7 days after the last release`,
  };
  const invalid = t`Invalid token address`;
  const shared = {
    tokenAddress: v.pipe(
      addressCodec({ blank: invalid, invalid }),
      v.check(() => token !== undefined, t`The network didn’t respond. Try again in a moment.`),
      v.check(() => token !== null, t`Cannot fetch token info`),
    ),
    start: startCodec(now),
    reclaimFrom: utcDateCodec(t`This date is required`, reclaim ? { after: reclaim } : {}),
  };
  return v.pipe(
    v.variant('release', [
      v.object({ ...shared, release: v.literal('atOnce') }),
      v.object({ ...shared, release: v.literal('parts'), ...partsFields }),
    ]),
    v.transform((terms) => ({
      token: terms.tokenAddress,
      reclaimFrom: terms.reclaimFrom,
      schedule:
        terms.release === 'parts'
          ? { start: terms.start, tgeBps: terms.firstPercent, cycle: terms.cycleDays, cycleBps: terms.cyclePercent }
          : { start: terms.start, ...AT_ONCE },
    })),
  );
}
