import type { Layout } from '../blocks/writeFile.ts';
import { goBoolean } from './goBoolean.ts';

/** What kubo's query options ask for. */
export interface AddOptions {
  layout: Layout;
  /** Nothing is stored, only the hash is answered. */
  onlyHash: boolean;
}

/** Short names of kubo's options. */
const LONG: Readonly<Record<string, string>> = {
  n: 'only-hash',
  w: 'wrap-with-directory',
  t: 'trickle',
  s: 'chunker',
  r: 'recursive',
  q: 'quiet',
  Q: 'quieter',
  p: 'progress',
  H: 'hidden',
};

/** Options that would change the hash, or where the file goes, and are taken only with what happens anyway. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  chunker: ['size-262144', 'default'],
  hash: ['sha2-256'],
  'inline-limit': ['32'],
  'max-file-links': ['174'],
  'max-directory-links': ['0'],
  'max-hamt-fanout': ['256'],
};
const FALSE_ONLY: ReadonlySet<string> = new Set([
  ...['fscache', 'inline', 'nocopy', 'preserve-mode', 'preserve-mtime', 'trickle', 'upgrade-cidv0-in-output'],
  'wrap-with-directory',
]);
/** Options that neither change the hash nor what is kept: they are about the answer, or about folders. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  ...['dereference-args', 'encoding', 'hidden', 'ignore', 'ignore-rules-path', 'include-hidden', 'offline', 'pin'],
  ...['pin-name', 'progress', 'quiet', 'quieter', 'recursive', 'silent', 'stdin-name', 'stream-channels', 'timeout'],
]);

const refused = (option: string, value: string) =>
  value === '' ? `The option ${option} is not supported.` : `The option ${option}=${value} is not supported.`;

/**
 * Reads kubo's query options: CIDv0 with wrapped leaves by default, raw leaves with `cid-version=1`. Whatever would give
 * another hash than kubo's is refused rather than ignored, and so is what is not known here.
 * @returns a sentence naming the option that is not supported
 */
export function addOptions(query: URLSearchParams): AddOptions | string {
  const flags = { 'only-hash': false, 'raw-leaves': undefined as boolean | undefined };
  const seen = new Set<string>();
  let [cidVersion, base]: [0 | 1, string] = [0, ''];
  for (const [name, value] of query) {
    const option = LONG[name] ?? name;
    if (seen.has(option)) return `The option ${option} is given twice.`;
    seen.add(option);
    if (option === 'only-hash' || option === 'raw-leaves') {
      const flag = goBoolean(value);
      if (flag === undefined) return refused(option, value);
      flags[option] = flag;
    } else if (option === 'cid-version') {
      if (value !== '0' && value !== '1') return refused(option, value);
      cidVersion = value === '1' ? 1 : 0;
    } else if (option === 'cid-base') base = value;
    else if (FALSE_ONLY.has(option) ? goBoolean(value) !== false : !isFixed(option, value))
      return refused(option, value);
  }
  if (seen.has('cid-base') && base !== (cidVersion === 0 ? 'base58btc' : 'base32')) return refused('cid-base', base);
  const rawLeaves = flags['raw-leaves'] ?? cidVersion === 1;
  if (cidVersion === 0 && rawLeaves) return 'The option raw-leaves=true needs cid-version=1.';
  return { layout: { cidVersion, rawLeaves }, onlyHash: flags['only-hash'] };
}

const isFixed = (option: string, value: string): boolean =>
  WITHOUT_EFFECT.has(option) || (FIXED[option]?.includes(value) ?? false);

/**
 * kubo's clients write the mode and the time of a file behind the name of its part (`file?mode=0644`): kubo would keep
 * them, and the hash would be another one.
 * @returns a sentence naming what is not supported, null where there is nothing of the kind
 */
export function partOptions(name: string): string | null {
  const at = name.indexOf('?');
  const [first] = at < 0 ? [] : new URLSearchParams(name.slice(at));
  return first ? refused(...first) : null;
}
