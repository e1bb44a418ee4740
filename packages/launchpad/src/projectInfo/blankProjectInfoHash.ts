/**
 * CID of the empty file: means `no project info` on chain, also what is stored when an upload failed (IDX-10); the
 * owner can upload again later.
 */
export const BLANK_PROJECT_INFO_HASH = 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH';
