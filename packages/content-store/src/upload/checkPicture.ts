import { LOGO_MAX_BYTES, LOGO_PIXELS } from '@rab/config';
import { disableTypes, imageSize, types } from 'image-size';

/** What browsers make of a drawn picture: WebP, and where they cannot, JPEG. Neither runs anything, as an SVG would. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp' };

disableTypes(types.filter((type) => !(type in MEDIA_TYPES)));

function headOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}

/** The media type of a WebP or JPEG picture; null for any other bytes. */
export const pictureType = (bytes: Uint8Array): string | null => MEDIA_TYPES[headOf(bytes)?.type ?? ''] ?? null;

/** Why a picture is no logo, in one sentence; null when it is one. */
export function checkPicture(bytes: Uint8Array): string | null {
  const { width = 0, height = 0 } = headOf(bytes) ?? {};
  if (bytes.length > LOGO_MAX_BYTES) return `A picture may have ${LOGO_MAX_BYTES} bytes.`;
  return Math.max(width, height) > LOGO_PIXELS || Math.min(width, height) < 1
    ? `A picture may have ${LOGO_PIXELS} pixels on each side.`
    : null;
}
