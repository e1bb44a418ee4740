import { i18n } from '@rab/language';

/** What several things are, one after the other, as the language lists them: `cancel the sale and edit the project info`. */
export const listText = (parts: readonly string[]): string => new Intl.ListFormat(i18n.locale).format(parts);

/** Words at the beginning of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1);

/** A heading's words inside of a sentence. */
export const uncapitalized = (words: string): string => words.charAt(0).toLocaleLowerCase(i18n.locale) + words.slice(1);
