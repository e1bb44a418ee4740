import { i18n } from '@rab/language';

/** Ids of the messages that are looked up while words are said: a text that was said before asks for none. */
export function askedFor(say: () => unknown): string[] {
  const asked: string[] = [];
  const end = i18n.on('missing', ({ id }) => void asked.push(id));
  say();
  end();
  return asked;
}
