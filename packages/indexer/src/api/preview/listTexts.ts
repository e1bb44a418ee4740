import type { EarlyTexts } from './Preview.ts';
import { cutText } from './shownText.ts';

/** Rows whose texts come with the page: as many as the first window has, or more. */
export const FIRST_ROWS = 6;
/** Letters of a stranger's name: pages show it whole, and more than this fills any window. */
const MOST_LETTERS = 600;

/** A stranger's name as lists show it. */
export const listedName = (text: string | null): string => cutText(text ?? '', MOST_LETTERS);

/** The texts of a list's first rows, each by the number of its row, the first of which is 0, e.g. `0.name`. */
export const rowTexts = <Row>(rows: readonly Row[], textsOf: (row: Row, at: number) => EarlyTexts): EarlyTexts =>
  Object.fromEntries(
    rows
      .slice(0, FIRST_ROWS)
      .flatMap((row, at) => Object.entries(textsOf(row, at)).map(([name, text]) => [`${at}.${name}`, text])),
  );
