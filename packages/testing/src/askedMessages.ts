import { i18n } from '@rab/language';

/** Ids of the messages that are looked up while something is said in English: a word that was said before asks for none. */
export function askedMessages(say: () => unknown): string[] {
  const asked: string[] = [];
  const end = i18n.on('missing', ({ id }) => void asked.push(id));
  say();
  end();
  return asked;
}
