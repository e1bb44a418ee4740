/**
 * A text of others on one line: what ends a line, moves the cursor or turns the direction of writing becomes its code, `\u{a}`.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
