import type { Layout } from '../blocks/writeFile.ts';

/** kubo options that would change the CID and are not offered here: refused rather than ignored. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  chunker: ['size-262144'],
  hash: ['sha2-256'],
  inline: ['false'],
  nocopy: ['false'],
  trickle: ['false'],
  'wrap-with-directory': ['false'],
};

/**
 * Layout that kubo's query options ask for: CIDv0 with wrapped leaves by default, raw leaves with `cid-version=1`.
 * @returns the layout, or a sentence naming the option that is not supported
 */
export function layoutOf(query: Readonly<Record<string, string>>): Layout | string {
  for (const [option, allowed] of Object.entries(REFUSED)) {
    const value = query[option];
    if (value !== undefined && !allowed.includes(value)) return `The option ${option}=${value} is not supported.`;
  }
  const version = query['cid-version'] ?? '0';
  if (version !== '0' && version !== '1') return `The option cid-version=${version} is not supported.`;
  const cidVersion = version === '1' ? 1 : 0;
  const rawLeaves = query['raw-leaves'] === undefined ? cidVersion === 1 : query['raw-leaves'] === 'true';
  if (cidVersion === 0 && rawLeaves) return 'The option raw-leaves=true needs cid-version=1.';
  return { cidVersion, rawLeaves };
}
