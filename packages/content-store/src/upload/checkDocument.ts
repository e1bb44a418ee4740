import { LOGO_MAX_BYTES, PROJECT_INFO_MAX_BYTES } from '@rab/config';
import { AIRDROP_LIST_LIMITS } from '@rab/contracts/airdrop-list';
import { checkList, isListLike } from './checkList.ts';
import { checkPicture, pictureOf } from './checkPicture.ts';
import { checkProjectInfo } from './checkProjectInfo.ts';

/** Most bytes that a document of any kind may have. */
export const MOST_BYTES = Math.max(PROJECT_INFO_MAX_BYTES, LOGO_MAX_BYTES, AIRDROP_LIST_LIMITS.bytes);

/** Most bytes that a document may have that begins like this one. */
export const mostBytesOf = (bytes: Uint8Array): number => (isListLike(bytes) ? MOST_BYTES : PROJECT_INFO_MAX_BYTES);

/** Why the store does not keep these bytes, in one sentence; null for project info, for a logo and for the list of an airdrop. */
export async function checkDocument(bytes: Uint8Array): Promise<string | null> {
  if (isListLike(bytes)) return checkList(bytes);
  const picture = pictureOf(bytes);
  return picture ? checkPicture(picture, bytes.length) : checkProjectInfo(bytes);
}

/** What a kept document is served as. */
export function mediaTypeOf(bytes: Uint8Array): string {
  if (isListLike(bytes)) return 'text/csv; charset=utf-8';
  return pictureOf(bytes)?.mediaType ?? 'application/json; charset=utf-8';
}
