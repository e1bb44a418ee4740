import { checkPicture, pictureOf } from './checkPicture.ts';
import { checkProjectInfo } from './checkProjectInfo.ts';

/** Why the store does not keep these bytes, in one sentence; null for project info and for a logo. */
export function checkDocument(bytes: Uint8Array): string | null {
  const picture = pictureOf(bytes);
  return picture ? checkPicture(picture, bytes.length) : checkProjectInfo(bytes);
}

/** What a kept document is served as. */
export const mediaTypeOf = (bytes: Uint8Array): string =>
  pictureOf(bytes)?.mediaType ?? 'application/json; charset=utf-8';
