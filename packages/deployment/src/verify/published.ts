import { readFile } from 'node:fs/promises';
import { readAtMost } from '@rab/config/read-at-most';
import { DeploymentError } from '@rab/evm/deploy';

/** Unpacked; the largest file of a build has a few. */
const MOST_MEGABYTES = 32;

const isUrl = (place: string): boolean => /^https?:\/\//.test(place);

/** The place of a file that is named relative to another one; both are paths, or both addresses. */
export const besides = (place: string, relative: string): string =>
  isUrl(place) ? new URL(relative, place).href : place.replace(/[^/]*$/, relative);

/**
 * The content of a file, or of what an address serves, unpacked.
 * @param encoding that is asked for
 * @throws {DeploymentError} when it cannot be read
 */
export async function readPublished(place: string, encoding = 'identity'): Promise<Buffer> {
  try {
    if (!isUrl(place)) return await readFile(place);
    const response = await fetch(place, {
      headers: { 'accept-encoding': encoding },
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    const bytes = await readAtMost(response, MOST_MEGABYTES * 2 ** 20);
    if (!bytes) throw new Error(`it has more than ${MOST_MEGABYTES} MB`);
    return Buffer.from(bytes);
  } catch (cause) {
    throw new DeploymentError(`${place} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
