import { RULE_SENTENCES } from '@rab/contracts/errors';
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
  startTime: utcDateCodec('Start time is required', {
    after: { value: now, message: RULE_SENTENCES.StartNotInFuture },
  }),
  endTime: utcDateCodec('End time is required'),
});

/** Arguments of the cross rule about the two. */
export const END_AFTER_START = [
  ['startTime', 'endTime'],
  ({ startTime, endTime }: Times) => startTime < endTime,
  { endTime: RULE_SENTENCES.EndNotAfterStart },
] as const;
