import { t } from '@lingui/core/macro';
import { formatMoment, leftToRight } from '@rab/language';
import dayjs from 'dayjs';

const MINUTES = 'YYYY-MM-DD HH:mm';
const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY_SECONDS = 86_400;

/** Text of a moment; `no date` for one beyond the calendar, which a contract's number may be. */
const format = (seconds: bigint, write: (moment: dayjs.Dayjs) => string): string => {
  const moment = dayjs(Number(seconds) * 1000);
  return moment.isValid() ? write(moment) : t`no date`;
};

/** Unix seconds as UTC text of a file, `YYYY-MM-DD HH:mm`; `no date` beyond the calendar. */
export const utcInFile = (seconds: bigint): string =>
  // without seconds, and without the sign that ISO 8601 puts before a year of five digits
  format(seconds, (moment) => moment.toISOString().slice(0, -8).replace('T', ' ').replace(/^\+0*/, ''));

/** Unix seconds as UTC text on the screen, `YYYY-MM-DD HH:mm`; `no date` beyond the calendar. */
export const formatUtc = (seconds: bigint): string => leftToRight(utcInFile(seconds));

/** Unix seconds in the reader's own time zone, `YYYY-MM-DD HH:mm`; `no date` beyond the calendar. */
export const formatLocal = (seconds: bigint): string =>
  format(seconds, (moment) => leftToRight(moment.format(MINUTES)));

/** Unix seconds as the header's clock shows them: UTC, `MMM D, HH:mm` as the language writes it, e.g. `Nov 3, 23:59`. */
export const formatClock = (seconds: bigint): string => format(seconds, () => formatMoment(seconds, CLOCK));

/**
 * Unix seconds as UTC text on an axis: with the time of day on an axis of less than two weeks, with the year on one of
 * most of a year, e.g. `Nov 3, 23:59`, `Nov 3` or `Nov 3, 2026`.
 * @param span the axis' length in seconds
 */
export function formatTick(seconds: number, span: number): string {
  const parts =
    span < 14 * DAY_SECONDS ? CLOCK : span < 300 * DAY_SECONDS ? DAY : ({ ...DAY, year: 'numeric' } as const);
  const at = BigInt(Math.round(seconds));
  return format(at, () => formatMoment(at, parts));
}
