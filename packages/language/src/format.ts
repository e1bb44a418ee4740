import { ENGLISH, i18n, withDigits } from './i18n.ts';
import { directionOf } from './languages.ts';

/** A count or a share as the language writes it: `1.234` in Spanish. Amounts of tokens are written by `Amount` of `@rab/ui`. */
export const formatNumber = (value: number | bigint, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(withDigits(i18n.locale), options).format(value);

/** A moment, UTC, as the language writes it with the parts that `options` names. */
export const formatMoment = (seconds: bigint, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(withDigits(i18n.locale), { ...options, timeZone: 'UTC' }).format(Number(seconds) * 1000);

/**
 * A day, UTC, as the language writes it: `5 March 2027`.
 * @param seconds unix seconds
 * @returns null beyond the calendar, and of a year that nobody plans for
 */
export function formatDay(seconds: bigint): string | null {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return null;
  const language = i18n.locale === ENGLISH ? 'en-GB' : withDigits(i18n.locale);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}

/**
 * An amount with its symbol, or the digits of a moment, in a sentence: where one reads from right to left, they keep their own
 * order by invisible marks.
 */
export const leftToRight = (text: string): string =>
  directionOf(i18n.locale) === 'rtl' ? `\u2066${text}\u2069` : text;
