import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { isUnclearNumber, parseAmount, plainNumber, SECONDS_PER_DAY } from '@rab/contracts';
import { clearNumber, notNumber, notPositive } from './numberMessages.ts';
import type { Limit } from './parsedCodec.ts';
import { atLeast, atMost } from './withinLimits.ts';

const SECONDS_PER_MINUTE = 60n;

export interface WholeRules {
  /** Leaving it blank means 0; else something must be typed. */
  isOptional?: boolean;
  /** In the unit that is given out: seconds, or percent. */
  min?: Limit;
  max?: Limit;
}

/** Whole numbers only: a part of a day or minute is refused with a message, instead of becoming less than was typed. */
const wholeCodec =
  (unit: bigint) =>
  ({ isOptional = false, min, max }: WholeRules = {}) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (isOptional && text === '' ? '0' : text)),
      clearNumber,
      v.check((text) => isUnclearNumber(text) || parseAmount(text, 0) !== null, notNumber),
      v.check(
        (text) => parseAmount(text, 0) === null || !plainNumber(text)?.includes('.'),
        () => t`Must be a whole number`,
      ),
      v.transform((text) => BigInt(plainNumber(text) ?? '0') * unit),
      atLeast(min),
      atMost(max),
    );

/** '30' days -> seconds. */
export const wholeDaysCodec = wholeCodec(SECONDS_PER_DAY);

/** '15' minutes -> seconds. */
export const wholeMinutesCodec = wholeCodec(SECONDS_PER_MINUTE);

/** '5' -> 5, for what is counted. */
export const wholeNumberCodec = wholeCodec(1n);

/** '5' percent -> 5, for what is counted in whole percents. */
export const wholePercentCodec = wholeNumberCodec;

/** Some time must pass. */
export const someTime: Limit = {
  value: 1n,
  get message() {
    return notPositive();
  },
};

/** At most as many days as fit into these seconds. */
export const mostDays = (seconds: bigint): Limit => ({
  value: seconds,
  message: t`Must be at most ${String(seconds / SECONDS_PER_DAY)}`,
});
