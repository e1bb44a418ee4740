import * as v from 'valibot';
import { ReleaseLogError } from './ReleaseLogError.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const hash = v.pipe(v.string(), v.regex(/^sha256-[\w+/]{43}=$/, 'is no hash such as sha256-…'));

/** As `toISOString` writes it, of a day that there is. */
const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

const entrySchema = v.object({
  /** Its place in the log, from 1. */
  sequence: count,
  /** Federation name, e.g. `mf_lock`. */
  area: v.pipe(v.string(), v.regex(/^\w+$/, 'is no name of an area')),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]+$/, 'is no version')),
  /** That it was built from, as the operator says; null where that is not known. */
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/, 'is no commit'))),
  /** Hash of the release's `mf-manifest.json`, which has the hashes of its scripts. */
  manifest: hash,
  date: v.pipe(v.string(), v.check(isDate, 'is no date')),
  /** Hash of the entry before it (`hashOfEntry`); null of the first one. */
  previous: v.nullable(hash),
  /** Of `messageOf`, by a key of the operator as wallets sign messages (EIP-191). */
  signature: v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-f]{130}$/, 'is no signature'),
    v.transform((text) => text as `0x${string}`),
  ),
});

const logSchema = v.object({ releases: v.array(entrySchema) });

/** A release of an area in the log of a site. */
export type ReleaseEntry = v.InferOutput<typeof entrySchema>;

/**
 * The entries of a parsed `releases.json`, not verified yet.
 * @throws {ReleaseLogError} naming the first wrong field
 */
export function parseReleaseLog(json: unknown): ReleaseEntry[] {
  const result = v.safeParse(logSchema, json);
  if (result.success) {
    // what is not read is not signed
    if (JSON.stringify(json) !== JSON.stringify(result.output))
      throw new ReleaseLogError('changed', 'releases.json: it has fields that no entry has, or in another order');
    return result.output.releases;
  }
  const [issue] = result.issues;
  throw new ReleaseLogError('changed', `releases.json: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}
