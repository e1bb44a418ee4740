import { t } from '@lingui/core/macro';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import { utcDateCodec } from '@rab/ui/forms';

interface Times {
  startTime: bigint;
  endTime: bigint;
}

/**
 * Start and end of a sale, unix seconds.
 * @param now chain time
 */
export const timeFields = (now: bigint) => ({
  startTime: utcDateCodec(t`Start time is required`, {
    after: { value: now, message: SALE_RULE_SENTENCES.StartNotInFuture },
    upTo: { value: now + SALE_LIMITS.maxStartDelay, message: SALE_RULE_SENTENCES.StartTooFar },
  }),
  endTime: utcDateCodec(t`End time is required`),
});

/** Arguments of the cross rules about the two. */
export const END_AFTER_START = [
  ['startTime', 'endTime'],
  ({ startTime, endTime }: Times) => startTime < endTime,
  {
    get endTime() {
      return SALE_RULE_SENTENCES.EndNotAfterStart;
    },
  },
] as const;

export const NOT_TOO_LONG = [
  ['startTime', 'endTime'],
  ({ startTime, endTime }: Times) => endTime - startTime <= SALE_LIMITS.maxDuration,
  {
    get endTime() {
      return SALE_RULE_SENTENCES.SaleTooLong;
    },
  },
] as const;
