import { t } from '@lingui/core/macro';
import { httpUrlSchema, v } from '@rab/config';

const notALink = () => t`Must be a link that begins with https:// or http://`;
const isLink = (text: string): boolean => text === '' || v.is(httpUrlSchema, text);

/** An http(s) link, trimmed; without `blank`, what is said of an empty one, it may be left out, and is '' then. */
export const linkCodec = (blank?: string | (() => string)) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => blank === undefined || text !== '', blank ?? ''),
    v.check(isLink, notALink),
  );
