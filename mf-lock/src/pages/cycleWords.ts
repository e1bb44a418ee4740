import { SECONDS_PER_DAY } from '@rab/contracts';

const counted = (count: bigint, unit: string) => `${count} ${unit}${count === 1n ? '' : 's'}`;

/** Seconds of a release cycle in words: days, or seconds where another program made a cycle of no whole days. */
export const cycleWords = (cycle: bigint): string =>
  cycle % SECONDS_PER_DAY === 0n ? counted(cycle / SECONDS_PER_DAY, 'day') : counted(cycle, 'second');
