import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** How a date is typed, everywhere: UTC, 24 hours. */
export const UTC_FORMAT = 'YYYY-MM-DD HH:mm';

/** What is put before the next digit after so many. */
const SEPARATORS: Readonly<Record<number, string>> = { 4: '-', 6: '-', 8: ' ', 10: ':' };

/** The parts of the text by where they end. */
const PARTS = [
  [4, 'year'],
  [7, 'month'],
  [10, 'day'],
  [13, 'hour'],
] as const;

const DATE = String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})`;
const TIME = String.raw`(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?`;
const NOON = String.raw`(?:\s*([ap])\.?m\.?)?`;
const ZONE = String.raw`\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?`;
/** A whole moment, as other programs write it; without a zone it is in UTC. */
const WHOLE = new RegExp(`^${DATE}(?:T|,?\\s+)${TIME}${NOON}${ZONE}$`, 'i');
/** The same without signs between, as ISO 8601 has it. */
const COMPACT = new RegExp(`^(\\d{4})()(\\d{2})(\\d{2})T?(\\d{2})(\\d{2})(?:\\d{2})?()${ZONE}$`, 'i');

/** A whole moment in any of its shapes, as this field shows it; null for any other text. A part that does not exist stays. */
function wholeMoment(text: string): string | null {
  const [, year = '', , month = '', day = '', hour = '', minute = '', half = '', zone = 'Z'] =
    WHOLE.exec(text.trim()) ?? COMPACT.exec(text.trim()) ?? [];
  if (year === '') return null;
  const hours = half === '' ? Number(hour) : hoursOf(Number(hour), half.toLowerCase() === 'p');
  if (hours === null) return null;
  const [date, time] = [
    [year, month, day],
    [String(hours), minute],
  ].map((parts) => parts.map((part) => part.padStart(2, '0')));
  const there = `${date?.join('-')} ${time?.join(':')}`;
  const [, sign, zoneHours, zoneMinutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (!sign) return there;
  const ahead = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '+' ? 1 : -1);
  return momentOf(there)?.subtract(ahead, 'minute').format(UTC_FORMAT) ?? null;
}

/** A moment as this field shows it; null for one that the calendar does not have, such as February 30. */
function momentOf(text: string): dayjs.Dayjs | null {
  const moment = dayjs.utc(text);
  return moment.format(UTC_FORMAT) === text ? moment : null;
}

/** The hour of the day for an hour before or after noon; null for an hour that does not exist. */
const hoursOf = (hour: number, isAfternoon: boolean): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);

const read = (text: string): dayjs.Dayjs | null => momentOf(wholeMoment(text) ?? '');

/**
 * Unix seconds behind a date in UTC, as `YYYY-MM-DD HH:mm`, or as other programs write a whole moment, with its zone; null
 * when it is no such date.
 */
export function parseUtcInput(text: string): bigint | null {
  const parsed = read(text);
  return parsed && BigInt(parsed.unix());
}

/** Digits and signs of a date that is being typed. */
const TYPED = /^[\d\s:T/.-]*$/;
/** A whole date, and more digits than it has. */
const FULL = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/;
const SIZES = [4, 2, 2, 2, 2] as const;
const DIGITS = 12;

/**
 * What is typed or pasted, with the separators that only digits need: a phone's keyboard of numbers is enough. A whole moment
 * of another shape becomes the same one in UTC; what is read with certainty by nobody stays as it is, and is no date then.
 */
export function maskUtcInput(text: string): string {
  const whole = wholeMoment(text);
  if (whole !== null) return whole;
  if (!TYPED.test(text)) return text;
  const groups = text.split(/\D+/).filter(Boolean);
  const isOpen = /\d$/.test(text);
  let masked = '';
  let slot = 0;
  for (const [index, group] of groups.entries()) {
    let rest = group;
    while (rest !== '') {
      const size = SIZES[slot];
      if (size === undefined) return FULL.test(text) ? masked : text;
      const part = rest.slice(0, size);
      rest = rest.slice(size);
      const isEnded = index < groups.length - 1 || !isOpen;
      // a year of fewer digits may be a day or a month, and what is left of a longer group may be anything
      if (part.length < size && isEnded && (slot === 0 || part !== group)) return text;
      const before = SEPARATORS[masked.replace(/\D/g, '').length] ?? '';
      masked += before + (part.length < size && isEnded ? part.padStart(size, '0') : part);
      slot += 1;
    }
  }
  return masked;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const withSeparators = (digits: string): string =>
  [...digits].map((digit, at) => (SEPARATORS[at] ?? '') + digit).join('');

/**
 * The text after an edit. Digits move up, and no zero is put before one: a part without its other digit is not whole. A text that
 * was not masked before stays as it is, and so do more digits than a date has.
 */
export function editUtcInput(before: string, text: string): string {
  const digits = digitsOf(text);
  const wasMasked = before === withSeparators(digitsOf(before));
  return wasMasked && TYPED.test(text) && digits.length <= DIGITS ? withSeparators(digits) : text;
}

/** The position of the caret in a masked text after so many digits. */
export const caretBehind = (digits: number): number =>
  digits + Object.keys(SEPARATORS).filter((at) => Number(at) < digits).length;

/** A date with the part at the caret (year, month, day, hour or minute) moved by so many; null where there is no date. */
export function stepUtcInput(text: string, caret: number, by: number): string | null {
  const parsed = read(text);
  if (!parsed) return null;
  const [, part] = PARTS.find(([end]) => caret <= end) ?? [0, 'minute' as const];
  const next = parsed.add(by, part);
  return next.year() > 9999 || next.year() < 1970 ? null : next.format(UTC_FORMAT);
}
