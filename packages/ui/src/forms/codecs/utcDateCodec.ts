import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { parseUtcInput } from '../utcInput.ts';
import { type Limit, parsedCodec } from './parsedCodec.ts';

const invalid = () => t`Must be a date like 2026-11-24 15:30`;

/** A date in UTC, as `YYYY-MM-DD HH:mm` -> unix seconds; `required` is said where nothing is typed. */
export const utcDateCodec = (required: string, { after, upTo }: { after?: Limit; upTo?: Limit } = {}) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    parsedCodec(parseUtcInput, invalid),
    v.check((seconds) => after === undefined || seconds > after.value, after?.message ?? ''),
    v.check((seconds) => upTo === undefined || seconds <= upTo.value, upTo?.message ?? ''),
  );
