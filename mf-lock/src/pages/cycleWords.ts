import { plural } from '@lingui/core/macro';
import { SECONDS_PER_DAY } from '@rab/contracts';

/** Seconds of a release cycle in words: days, or seconds where another program made a cycle of no whole days. */
export const cycleWords = (cycle: bigint): string =>
  cycle % SECONDS_PER_DAY === 0n
    ? plural(Number(cycle / SECONDS_PER_DAY), { one: '# day', other: '# days' })
    : plural(Number(cycle), { one: '# second', other: '# seconds' });
