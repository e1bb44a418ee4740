import { v } from '@rab/config';
import { parseUtcInput } from '../utcInput.ts';
import { parsedCodec } from './parsedCodec.ts';

/** A date in UTC, as `YYYY-MM-DD HH:mm` -> unix seconds; `required` is said where there is none. */
export const utcDateCodec = (required: string, { after }: { after?: { value: bigint; message: string } } = {}) =>
  v.pipe(
    parsedCodec(parseUtcInput, required),
    v.check((seconds) => after === undefined || seconds > after.value, after?.message ?? ''),
  );
