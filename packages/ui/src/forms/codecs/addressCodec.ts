import { v } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { parsedCodec } from './parsedCodec.ts';

/** An address, checksummed; `blank` is said where nothing is typed, `invalid` of what is none. */
export const addressCodec = ({ blank, invalid }: { blank: string; invalid: string }) =>
  v.pipe(v.string(blank), v.trim(), v.nonEmpty(blank), parsedCodec(parseAddress, invalid));
