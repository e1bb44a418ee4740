import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { hasMoreThanAddress, parseAddress } from '@rab/contracts';
import { parsedCodec } from './parsedCodec.ts';

/** Refuses an address among other words, and says so. */
export const addressAlone = v.check<string, () => string>(
  (text) => !hasMoreThanAddress(text),
  () => t`Paste only the address, from 0x on. Other text may name another network`,
);

/** An address, checksummed; the message is `blank` where nothing is typed, `invalid` for any other text. */
export const addressCodec = ({ blank, invalid }: { blank: string; invalid: string }) =>
  v.pipe(v.string(blank), v.trim(), v.nonEmpty(blank), addressAlone, parsedCodec(parseAddress, invalid));
