import { v } from '@rab/contracts';

/** A text that must be there, trimmed. */
export const textCodec = (blank: string) => v.pipe(v.string(blank), v.trim(), v.nonEmpty(blank));
