import { plural } from '@lingui/core/macro';

const PLACES = 100;
const SECONDS_PER_HOUR = 3600;

/** Seconds as hours, with up to two decimal places. */
export const hoursText = (seconds: bigint): string => {
  const hours = Math.round((Number(seconds) / SECONDS_PER_HOUR) * PLACES) / PLACES;
  return plural(hours, { one: '# hour', other: '# hours' });
};
