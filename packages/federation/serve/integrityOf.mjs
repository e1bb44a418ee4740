import { createHash } from 'node:crypto';

/**
 * The hash of a file as `integrity` attributes, `remotes.json` and policies have it: `sha256-…`.
 * @param {string | Uint8Array} content
 */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
