import { LOGO_MAX_BYTES, LOGO_PIXELS } from '@rab/config';
import { disableTypes, imageSize, types } from 'image-size';

/** What browsers make of a drawn picture: WebP, and where they cannot, JPEG. Neither runs anything, as an SVG would. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp' };

disableTypes(types.filter((type) => !(type in MEDIA_TYPES)));

export interface Picture {
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What the header of a WebP or JPEG picture says; null for any other bytes. */
export function pictureOf(bytes: Uint8Array): Picture | null {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mediaType = MEDIA_TYPES[type];
    return mediaType === undefined ? null : { mediaType, width, height };
  } catch {
    return null;
  }
}

/** Why a picture of so many bytes is no logo, in one sentence; null when it is one. */
export function checkPicture({ width, height }: Picture, bytes: number): string | null {
  if (bytes > LOGO_MAX_BYTES) return `A picture may have ${LOGO_MAX_BYTES} bytes.`;
  return Math.max(width, height) > LOGO_PIXELS || Math.min(width, height) < 1
    ? `A picture may have ${LOGO_PIXELS} pixels on each side.`
    : null;
}
