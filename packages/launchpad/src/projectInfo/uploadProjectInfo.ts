import { type ProjectInfo, v } from '@rab/config';
import { BLANK_PROJECT_INFO_HASH, matchesHash } from '@rab/config/project-info';

const TIMEOUT_MS = 15_000;
const addedSchema = v.object({ Hash: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{46,100}$/)) });

/**
 * Puts project info into the content store (kubo-compatible add).
 * @returns the hash for the sale's contract; `isStored` is false when the store did not take it, or took something else,
 * and the blank hash stands in
 */
export async function uploadProjectInfo(
  uploadUrl: string,
  info: ProjectInfo,
): Promise<{ hash: string; isStored: boolean }> {
  const bytes = new TextEncoder().encode(JSON.stringify(info));
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'application/json' }), 'project-info.json');
  try {
    const response = await fetch(`${uploadUrl.replace(/\/$/, '')}/api/v0/add`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const hash = v.parse(addedSchema, await response.json()).Hash;
    if ((await matchesHash(hash, bytes)) === false) throw new Error(`${hash} is not the hash of what was sent`);
    return { hash, isStored: true };
  } catch (error) {
    console.warn('project info upload failed:', error);
    return { hash: BLANK_PROJECT_INFO_HASH, isStored: false };
  }
}
