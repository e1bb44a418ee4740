import { readFile } from 'node:fs/promises';
import { DeploymentError } from '@rab/evm/deploy';

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
    return Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    throw new DeploymentError(`${place} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
