import { v } from '@rab/config';

/** Something that is drawn: no space, no sign of control, no filler. */
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A required text, trimmed; invisible characters alone do not count. */
export const textCodec = (blank: string | (() => string)) => v.pipe(v.string(blank), v.trim(), v.regex(SEEN, blank));
