import type { Hex } from 'viem';
import type { ReleaseEntry } from './ReleaseEntry.ts';
import { hashOfEntry, messageOf, type ReleaseKey, type Unsigned, verifyReleaseLog } from './verifyReleaseLog.ts';

/** What an entry says of a release. */
export type NewRelease = Pick<Unsigned, 'area' | 'version' | 'commit' | 'manifest'>;

/**
 * The log with one release more.
 * @param sign signs a message as wallets do (EIP-191), with a key of the operator
 * @throws {ReleaseLogError} when the log does not verify, or would not with this signature
 */
export async function appendRelease(
  entries: readonly ReleaseEntry[],
  keys: readonly ReleaseKey[],
  { area, version, commit, manifest }: NewRelease,
  now: Date,
  sign: (message: string) => Promise<Hex>,
): Promise<ReleaseEntry[]> {
  await verifyReleaseLog(entries, keys);
  const last = entries.at(-1);
  const unsigned = {
    sequence: entries.length + 1,
    area,
    version,
    commit,
    manifest,
    date: now.toISOString(),
    previous: last ? await hashOfEntry(last) : null,
  };
  const entry = { ...unsigned, signature: await sign(messageOf(unsigned)) };
  const longer = [...entries, entry];
  await verifyReleaseLog(longer, keys, [entry]);
  return longer;
}
