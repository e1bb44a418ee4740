import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** How a date is typed, everywhere: UTC, 24 hours. */
export const UTC_FORMAT = 'YYYY-MM-DD HH:mm';

/** What is put before the next digit after so many. */
const SEPARATORS: Readonly<Record<number, string>> = { 4: '-', 6: '-', 8: ' ', 10: ':' };
const DIGITS = 12;

/** The parts of the text by where they end. */
const PARTS = [
  [4, 'year'],
  [7, 'month'],
  [10, 'day'],
  [13, 'hour'],
] as const;

const read = (text: string) => dayjs.utc(text.trim().replace('T', ' '), UTC_FORMAT, true);

/**
 * Unix seconds behind a date in UTC, as `YYYY-MM-DD HH:mm` (a `T` in the middle is fine too); null when it is no such
 * date.
 */
export function parseUtcInput(text: string): bigint | null {
  const parsed = read(text);
  return parsed.isValid() ? BigInt(parsed.unix()) : null;
}

/** What is typed, with the separators that only digits need: a phone's keyboard of numbers is enough. */
export const maskUtcInput = (text: string): string =>
  [...text.replace(/\D/g, '').slice(0, DIGITS)].map((digit, at) => (SEPARATORS[at] ?? '') + digit).join('');

/** Where the caret stands in a masked text behind so many digits. */
export const caretBehind = (digits: number): number =>
  digits + Object.keys(SEPARATORS).filter((at) => Number(at) < digits).length;

/** A date with the part at the caret (year, month, day, hour or minute) moved by so many; null where there is no date. */
export function stepUtcInput(text: string, caret: number, by: number): string | null {
  const parsed = read(text);
  if (!parsed.isValid()) return null;
  const [, part] = PARTS.find(([end]) => caret <= end) ?? [0, 'minute' as const];
  const next = parsed.add(by, part);
  return next.year() > 9999 || next.year() < 1970 ? null : next.format(UTC_FORMAT);
}
