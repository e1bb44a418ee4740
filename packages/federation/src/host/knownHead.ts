import { v } from '@rab/config';
import { hashOfEntry, type ReleaseEntry, type ReleaseKey, ReleaseLogError } from '@rab/config/release-log';

const KEY = 'rab.releaseLog.v1';

const headSchema = v.object({
  /** What the log is known by: its first key. */
  log: v.string(),
  sequence: v.number(),
  hash: v.string(),
});

/** The last entry of the longest log that this browser has verified. */
type Head = v.InferOutput<typeof headSchema>;

const nameOf = ([first]: readonly ReleaseKey[]): string => String(first?.address);

/** What this browser remembers of the log with these keys. */
export function knownHead(keys: readonly ReleaseKey[]): Head | undefined {
  try {
    const head = v.parse(headSchema, JSON.parse(localStorage.getItem(KEY) ?? ''));
    return head.log === nameOf(keys) ? head : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Compares a log with what was known before it was asked for.
 * @throws {ReleaseLogError} where an entry is gone
 */
export async function requireGrown(entries: readonly ReleaseEntry[], known: Head | undefined): Promise<void> {
  if (!known) return;
  const same = entries[known.sequence - 1];
  if (!same || (await hashOfEntry(same)) !== known.hash)
    throw new ReleaseLogError('shortened', `releases.json no longer has the entry ${known.sequence} that it had`);
}

/** Remembers the end of a log that was verified, unless another tab knows a longer one by now. */
export async function rememberHead(entries: readonly ReleaseEntry[], keys: readonly ReleaseKey[]): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  const hash = await hashOfEntry(last);
  if ((knownHead(keys)?.sequence ?? 0) >= last.sequence) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ log: nameOf(keys), sequence: last.sequence, hash }));
  } catch {
    // without storage a shorter log is not noticed
  }
}
