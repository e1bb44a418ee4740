import { v } from '@rab/config';

/** A bound of a field, in the unit that its codec gives out, and what is said beyond it. */
export interface Limit {
  value: bigint;
  message: string;
}

/** What is said of a text that is refused; a function says it in the language of that moment. */
export type FieldMessage = string | (() => string);

/** Text -> what `parse` reads out of it; `message` where that is nothing. */
export const parsedCodec = <T>(parse: (text: string) => T | null | undefined, message: FieldMessage) =>
  v.pipe(
    v.string(message),
    v.transform(parse),
    v.custom<NonNullable<T>>((found) => found !== null && found !== undefined, message),
  );
