import { checkPicture, pictureType } from './checkPicture.ts';
import { checkProjectInfo } from './checkProjectInfo.ts';

/** Why the store does not keep these bytes, in one sentence; null for project info and for a logo. */
export const checkDocument = (bytes: Uint8Array): string | null =>
  pictureType(bytes) === null ? checkProjectInfo(bytes) : checkPicture(bytes);

/** What a kept document is served as. */
export const mediaTypeOf = (bytes: Uint8Array): string => pictureType(bytes) ?? 'application/json; charset=utf-8';
