import { v } from '@rab/config';

/** A text that must be there, trimmed. */
export const textCodec = (blank: string) => v.pipe(v.string(blank), v.trim(), v.nonEmpty(blank));
