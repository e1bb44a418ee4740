import { plural } from '@lingui/core/macro';
import { SECONDS_PER_DAY } from '@rab/contracts';

/** A span of whole days, of seconds: `30 days`. */
export const daysText = (seconds: bigint): string =>
  plural(Number(seconds / SECONDS_PER_DAY), { one: '# day', other: '# days' });
