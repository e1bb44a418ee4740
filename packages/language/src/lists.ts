import { i18n } from './i18n.ts';

/** Things as the language lists them: `1%, 2%`, and in a sentence, `long`: `a sale and a lock`. */
export const formatList = (items: readonly string[], style: Intl.ListFormatStyle = 'narrow'): string =>
  new Intl.ListFormat(i18n.locale, { style }).format(items);
