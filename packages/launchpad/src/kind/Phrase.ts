/** Words of a kind of sale: a function says them in the language of that moment (docs/languages.md). */
export type Phrase = string | (() => string);

/** A phrase in the language of now. */
export const say = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase());
