import { v } from '@rab/config';
import { matchesHash } from './matchesHash.ts';

const TIMEOUT_MS = 15_000;
const addedSchema = v.object({ Hash: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{46,100}$/)) });

/**
 * Puts a document into the content store (kubo-compatible add).
 * @param timeoutMs longest time that the store may take
 * @returns its hash
 * @throws when the store did not take it, or took something else
 */
export async function addToStore(
  uploadUrl: string,
  document: Blob,
  name: string,
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  const body = new FormData();
  body.append('file', document, name);
  const response = await fetch(`${uploadUrl.replace(/\/$/, '')}/api/v0/add`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const hash = v.parse(addedSchema, await response.json()).Hash;
  if ((await matchesHash(hash, new Uint8Array(await document.arrayBuffer()))) === false)
    throw new Error(`${hash} is not the hash of what was sent`);
  return hash;
}
