import { formatAmount, shortAddress } from '@rab/contracts';
import { dayText } from '@rab/contracts/lock';
import type { Address } from 'viem';
import { safeText } from '../../handlers/safeText.ts';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** More marks on one letter than a language needs: they cover the lines above and below. */
const TOWERS = /(\p{M}{2})\p{M}+/gu;
/** Also the blank of Braille, which is a symbol to Unicode. */
const BLANKS = /[\s\u2800]+/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** What the picture's font cannot draw: letters beyond those of Latin, Greek and Cyrillic that it has, pictures, marks that no letter has taken in. */
const NOT_DRAWN =
  /[^\u0020-\u007E\u00A9\u00AE\u00B0\u00B7\u00C0-\u024F\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F–—‘’“”•…€₿™]/gu;
/** Code points of one letter with all its marks, as most languages have them: a stranger can pile up thousands. */
const MARKS = 4;

/** A stranger's text in one line, with as many letters as people see, at most; it may be blank. */
export function cutText(text: string, most: number): string {
  const line = safeText(text).normalize('NFC').replace(TOWERS, '$1').replace(BLANKS, ' ').trim();
  const short = [...line].slice(0, MARKS * most).join('');
  const letters = Array.from(GRAPHEMES.segment(short), ({ segment }) => segment);
  if (letters.length <= most && short === line) return line;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** How a stranger's text is spelled: `instead` where nothing of it can be shown. */
export type Spelling = (text: string, most: number, instead: string) => string;

/** For texts of a page's head: in every script; one that runs from right to left does not turn what follows it. */
export const spelledAsText: Spelling = (text, most, instead) => {
  const cut = cutText(text, most) || instead;
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
};

/** For pictures: what their font has, as long as a letter or a digit is among it. */
export const spelledAsPicture: Spelling = (text, most, instead) => {
  // full-width and Roman letters are spelled as their plain ones
  const drawn = cutText(safeText(text).normalize('NFKC').replace(NOT_DRAWN, ''), most);
  return /[\p{L}\p{N}]/u.test(drawn) ? drawn : instead;
};

/** A token's names, and both in one for a title; its short address where nothing of one can be shown. */
export function spelledNames(token: { address: Address; name: string; symbol: string }, spell: Spelling) {
  const instead = shortAddress(token.address);
  const [name, symbol] = [spell(token.name, 60, instead), spell(token.symbol, 12, instead)];
  return { name, symbol, title: `${name} (${symbol})` };
}

/** Which token a name is of, where the name itself does not say it. */
export const sourceText = ({ name, symbol }: { name: string; symbol: string }, address: Address): string =>
  [...new Set([symbol, shortAddress(address)])].filter((text) => text !== name).join(' · ');

const MOST_WHOLE_DIGITS = 15;

/** Base units with their unit. A number that no screen has room for is said to be more than one that fits. */
export function amountText(value: bigint, decimals: number, symbol: string, places?: number): string {
  const most = 10n ** BigInt(decimals + MOST_WHOLE_DIGITS) - 1n;
  const shown = value > most ? `over ${formatAmount(most, decimals, 0)}` : formatAmount(value, decimals, places);
  return `${shown} ${symbol}`;
}

/** Unix seconds as `5 March 2027, 12:00 UTC`. */
export function timeText(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  const hasTime = !Number.isNaN(date.getTime()) && date.getUTCFullYear() <= 9999;
  return hasTime ? `${dayText(seconds)}, ${date.toISOString().slice(11, 16)} UTC` : dayText(seconds);
}
