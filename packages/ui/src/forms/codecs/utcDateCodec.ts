import { v } from '@rab/config';
import { parseUtcInput } from '../utcInput.ts';
import { type Limit, parsedCodec } from './parsedCodec.ts';

/** A date in UTC, as `YYYY-MM-DD HH:mm` -> unix seconds; `required` is said where there is none. */
export const utcDateCodec = (required: string, { after, upTo }: { after?: Limit; upTo?: Limit } = {}) =>
  v.pipe(
    parsedCodec(parseUtcInput, required),
    v.check((seconds) => after === undefined || seconds > after.value, after?.message ?? ''),
    v.check((seconds) => upTo === undefined || seconds <= upTo.value, upTo?.message ?? ''),
  );
