import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const NO_DATE = 'no date';
const MINUTES = 'YYYY-MM-DD HH:mm';
const CLOCK = 'MMM D, HH:mm';
const DAY_SECONDS = 86_400;

/** Text of a moment; `no date` for one beyond the calendar, which a contract's number may be. */
const format = (seconds: bigint, pattern: string, isUtc: boolean): string => {
  const moment = dayjs(Number(seconds) * 1000);
  if (!moment.isValid()) return NO_DATE;
  return (isUtc ? moment.utc() : moment).format(pattern);
};

/** Unix seconds as UTC text, `YYYY-MM-DD HH:mm`; `no date` beyond the calendar. */
export const formatUtc = (seconds: bigint): string => format(seconds, MINUTES, true);

/** Unix seconds in the reader's own time zone, `YYYY-MM-DD HH:mm`; `no date` beyond the calendar. */
export const formatLocal = (seconds: bigint): string => format(seconds, MINUTES, false);

/** Unix seconds as the header's clock shows them: UTC, e.g. `Nov 3, 23:59`. */
export const formatClock = (seconds: bigint): string => format(seconds, CLOCK, true);

/**
 * Unix seconds as UTC text on an axis: with the time of day on an axis of less than two weeks, with the year on one of
 * most of a year, e.g. `Nov 3, 23:59`, `Nov 3` or `Nov 3, 2026`.
 * @param span the axis' length in seconds
 */
export function formatTick(seconds: number, span: number): string {
  const pattern = span < 14 * DAY_SECONDS ? CLOCK : span < 300 * DAY_SECONDS ? 'MMM D' : 'MMM D, YYYY';
  return format(BigInt(Math.round(seconds)), pattern, true);
}
