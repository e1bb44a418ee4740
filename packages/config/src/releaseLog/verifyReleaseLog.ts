import { type Address, isAddressEqual, recoverMessageAddress } from 'viem';
import type { ReleaseEntry } from './ReleaseEntry.ts';
import { ReleaseLogError } from './ReleaseLogError.ts';
import { sha256 } from './sha256.ts';

/** An account that may sign entries, as `config.json` names it. */
export interface ReleaseKey {
  address: Address;
  /** The last entry that it may sign: of a key that another one has replaced. */
  until?: number | undefined;
}

/** What the operator signs of an entry: all of it, in lines that a wallet can show. */
export const messageOf = ({ sequence, area, version, commit, manifest, date, previous }: Unsigned): string =>
  [
    `Release ${sequence}: ${area} ${version}`,
    `Manifest: ${manifest}`,
    `Commit: ${commit}`,
    `Date: ${date}`,
    `Previous release: ${previous}`,
  ].join('\n');

/** An entry that is still to be signed. */
export type Unsigned = Omit<ReleaseEntry, 'signature'>;

/** The hash of a whole entry, its signature included, which the next one names: SHA-256 of its JSON without spaces. */
export const hashOfEntry = (entry: ReleaseEntry): Promise<string> => sha256(JSON.stringify(entry));

const wrong = (text: string) => new ReleaseLogError('changed', `releases.json: ${text}`);

/**
 * Verifies that each entry follows from the one before it, and is signed by the operator. The last signature vouches for all entries
 * before it by their hashes, so that who only looks up one release need not verify the others.
 * @param signed the entries whose signatures are verified
 * @throws {ReleaseLogError} naming the first entry that is wrong
 */
export async function verifyReleaseLog(
  entries: readonly ReleaseEntry[],
  keys: readonly ReleaseKey[],
  signed: readonly ReleaseEntry[] = entries,
): Promise<void> {
  let previous: string | null = null;
  for (const [index, entry] of entries.entries()) {
    const place = index + 1;
    if (entry.sequence !== place) throw wrong(`entry ${entry.sequence} is in the place of entry ${place}`);
    if (entry.previous !== previous) throw wrong(`entry ${place} does not follow from what is before it`);
    previous = await hashOfEntry(entry);
  }
  for (const entry of signed) await requireSigned(entry, keys);
}

async function requireSigned(entry: ReleaseEntry, keys: readonly ReleaseKey[]): Promise<void> {
  const { sequence, signature } = entry;
  const signer = await recoverMessageAddress({ message: messageOf(entry), signature }).catch(() => undefined);
  const key = keys.find(({ address }) => signer && isAddressEqual(address, signer));
  if (!key) throw wrong(`entry ${sequence} is not what a key of the operator has signed`);
  if (key.until !== undefined && sequence > key.until)
    throw wrong(`entry ${sequence} is signed by ${key.address}, whose last entry is ${key.until}`);
}
