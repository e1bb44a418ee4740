import { LOGO_MAX_BYTES, LOGO_PIXELS } from '@rab/config';

/** Kinds of picture in the order of preference: Safari draws no WebP. JPEG has no transparency. */
const KINDS = ['image/webp', 'image/jpeg'];
const QUALITIES = [0.9, 0.75, 0.6, 0.4, 0.2];

/**
 * Draws a picture file as a logo: the middle square of it, as pages show logos, in LOGO_PIXELS and at most LOGO_MAX_BYTES. Nothing
 * but pixels is left of the file: no script of an SVG, no place where a photograph was taken.
 * @returns null where this browser cannot draw the file
 */
export async function drawLogo(file: Blob): Promise<Blob | null> {
  const picture = await readPicture(file);
  if (!picture) return null;
  for (const kind of KINDS) {
    const canvas = drawSquare(picture, kind);
    for (const quality of QUALITIES) {
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, quality));
      if (drawn?.type !== kind) break;
      if (drawn.size <= LOGO_MAX_BYTES) return drawn;
    }
  }
  return null;
}

/** By a data URL, which the pages' policy allows, and which an SVG can be read from, too. */
async function readPicture(file: Blob): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onloadend = () => done(String(reader.result));
    reader.readAsDataURL(file);
  });
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

function drawSquare(picture: HTMLImageElement, kind: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [LOGO_PIXELS, LOGO_PIXELS];
  const context = canvas.getContext('2d');
  if (kind === 'image/jpeg' && context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, LOGO_PIXELS, LOGO_PIXELS);
  }
  // an SVG may have no size of its own
  const [width, height] = [picture.naturalWidth || LOGO_PIXELS, picture.naturalHeight || LOGO_PIXELS];
  const side = Math.min(width, height);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  context?.drawImage(picture, left, top, side, side, 0, 0, LOGO_PIXELS, LOGO_PIXELS);
  return canvas;
}
