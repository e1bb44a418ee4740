import { i18n } from '@rab/language';

/** Words at the beginning of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1);

/** A heading's words inside of a sentence. */
export const uncapitalized = (words: string): string => words.charAt(0).toLocaleLowerCase(i18n.locale) + words.slice(1);
