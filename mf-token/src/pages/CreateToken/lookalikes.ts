/**
 * Controls, private and unassigned characters, line ends, spaces besides the ordinary one, and what is drawn as nothing; but
 * not the sign that makes a symbol an emoji.
 */
const INVISIBLE = /\p{C}|\p{Zl}|\p{Zp}|(?! )\p{Zs}|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/u;
/** Alphabets whose letters are drawn like those of Latin. */
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/u;
const LETTERS = /[\p{L}\p{Nd}]/gu;

/** True where a text holds invisible characters: two such names look the same. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/**
 * True where letters of a text pass for others: it mixes letters of alphabets that look alike, as the Cyrillic Т in `USDТ`, or
 * it has another form of a letter, such as a mathematical one.
 */
export const hasLookalike = (text: string): boolean =>
  (LATIN.test(text) && LIKE_LATIN.test(text)) ||
  (text.match(LETTERS) ?? []).some((letter) => letter.normalize('NFKC') !== letter);

/** True where a text is in an alphabet that looks like Latin, which people have to be shown. */
export const passesForLatin = (text: string): boolean => LIKE_LATIN.test(text);
