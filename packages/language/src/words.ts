import type { MessageDescriptor } from '@lingui/core';
import { ENGLISH, i18n } from './i18n.ts';

/** Words for what outlives a language: a message of `msg` can be said again in another one, a text stays as it is. */
export type Words = string | MessageDescriptor;

export const say = (words: Words): string => (typeof words === 'string' ? words : i18n._(words));

/** A kept message in the language that is spoken now, or the words `said` once where the page has no translation of it. */
export const sayAgain = (message: MessageDescriptor, said: string): string =>
  i18n.locale === ENGLISH || message.id in i18n.messages ? i18n._(message) : said;

/** What the catalogues have under an id of its own, in the language that is spoken; the English words where they have nothing. */
export const sayById = (id: string, english: string): string => (id in i18n.messages ? i18n._(id) : english);
