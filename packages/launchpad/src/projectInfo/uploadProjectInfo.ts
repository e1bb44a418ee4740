import type { ProjectInfo } from '@rab/config';
import { addToStore, BLANK_PROJECT_INFO_HASH } from '@rab/config/project-info';

/**
 * Puts project info into the content store.
 * @returns the hash for the sale's contract; `isStored` is false when the store did not take it, or took something else,
 * and the blank hash stands in
 */
export async function uploadProjectInfo(
  uploadUrl: string,
  info: ProjectInfo,
): Promise<{ hash: string; isStored: boolean }> {
  const document = new Blob([JSON.stringify(info)], { type: 'application/json' });
  try {
    return { hash: await addToStore(uploadUrl, document, 'project-info.json'), isStored: true };
  } catch (error) {
    console.warn('project info upload failed:', error);
    return { hash: BLANK_PROJECT_INFO_HASH, isStored: false };
  }
}
