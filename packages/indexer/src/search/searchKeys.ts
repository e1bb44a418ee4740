const GRAM = 3;

/** Three UTF-16 units as one 32-bit number; two groups may share a number, which costs a look at one more row. */
const numberOf = (text: string, at: number): number =>
  (Math.imul(text.charCodeAt(at), 0x9e3779b1) ^
    Math.imul(text.charCodeAt(at + 1), 0x85ebca6b) ^
    Math.imul(text.charCodeAt(at + 2), 0xc2b2ae35)) |
  0;

/** The letters that Turkish has for one of Latin, and the dot that some programs put over it by itself. */
export const TURKISH_I = { letters: 'İIı\u0307', folded: 'iii' } as const;

/** Whether it is written the Turkish way does not matter to who searches. */
export const foldTurkish = (text: string): string => text.replace(/[İIı]/g, 'i').replaceAll('\u0307', '');

/** Lower case that does not depend on the place in a word: JavaScript has two lower forms of the Greek sigma. */
const folded = (text: string): string => foldTurkish(text).toLowerCase().replaceAll('ς', 'σ');

/**
 * Keys of every group of three characters in the texts, upper and lower case alike, each once. A text that contains
 * another has all of its keys, so an index over them finds the few rows in which a search can succeed. (PostgreSQL's
 * pg_trgm does the same, but the embedded database is built without it.)
 * @returns none for texts of less than three characters
 */
export function searchKeys(...texts: readonly string[]): number[] {
  const keys = new Set<number>();
  for (const text of texts.map(folded)) for (let at = 0; at + GRAM <= text.length; at++) keys.add(numberOf(text, at));
  return [...keys];
}
