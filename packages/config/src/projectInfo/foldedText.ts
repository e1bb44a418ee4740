/** A longer text, or one of more lines, is folded. */
const FOLD_LETTERS = 600;

/** Lines that show of a folded text. */
export const FOLD_LINES = 8;

/** Whether a stranger's text would push the page away: then its first lines show, until more is asked for. */
export const isLongText = (text: string): boolean => text.length > FOLD_LETTERS || text.split('\n').length > FOLD_LINES;
