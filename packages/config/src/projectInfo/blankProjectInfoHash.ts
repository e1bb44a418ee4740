import { SENTINEL_HASH } from '@rab/contracts';

/**
 * CID of the empty file: means `no project info` on chain, also what is stored when an upload failed (IDX-10); the
 * owner can upload again later.
 */
export const BLANK_PROJECT_INFO_HASH = 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH';

/** True for a hash that means `no project info`: that of the empty file, the sentinel, or none at all (CFG-05). */
export const isBlankProjectInfoHash = (hash: string): boolean =>
  hash === BLANK_PROJECT_INFO_HASH || hash === SENTINEL_HASH || hash === '';
