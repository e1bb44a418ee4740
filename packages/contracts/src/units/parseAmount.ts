const DECIMAL = /^(?:\d+\.?\d*|\.\d+)$/;
/** Characters that a number may be typed with. */
export const LONGEST_NUMBER = 200;
/** A thousand for some and one for others, or both signs at once. */
const UNCLEAR = /^[1-9]\d{0,2},\d{3}$|,.*,|\..*,|,.*\./;
/** The digits of Arabic and Persian keypads: the last four bits of each are its value. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

const signsOf = (text: string): string =>
  text
    .trim()
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u066b', '.');

/** True where a comma may part thousands or decimals: what is meant is to be asked. */
export const isUnclearNumber = (text: string): boolean => UNCLEAR.test(signsOf(text));

/**
 * What a person typed as a plain decimal number with a point: a keypad may have a comma in its place, as in `0,5`. Null for
 * what is no non-negative number, or an unclear one, such as `1,000`.
 */
export function plainNumber(text: string): string | null {
  const signs = signsOf(text);
  if (signs.length > LONGEST_NUMBER || UNCLEAR.test(signs)) return null;
  const number = signs.replace(',', '.');
  return DECIMAL.test(number) ? number : null;
}

/**
 * What a person typed, in base units: '1.5' with 18 decimals is 1500000000000000000n. Extra decimals are truncated
 * (CFG-06), never rounded up. Null for anything that is not a plain non-negative decimal number.
 */
export function parseAmount(text: string, decimals: number): bigint | null {
  const number = plainNumber(text);
  if (number === null) return null;
  const [whole = '', fraction = ''] = number.split('.');
  const scaled = fraction.slice(0, decimals).padEnd(decimals, '0');
  return BigInt(whole || '0') * 10n ** BigInt(decimals) + BigInt(scaled || '0');
}
