import { fontFaces } from '../theme/fontFace.ts';

/** Names of their own: what the page around an area has under ours stays as it is. */
const nameOf = (family: string): string => `RAB ${family}`;

/** The fonts of an area, as CSS names them. */
export const AREA_FONT = `"${nameOf('Inter Variable')}", "${nameOf('Like Inter')}", system-ui, sans-serif`;

let areas = 0;
let faces: FontFace[] = [];

const makeFaces = (): FontFace[] =>
  fontFaces.map(({ '@font-face': { fontFamily, src, ...measures } }) => {
    const {
      fontWeight: weight,
      fontDisplay: display,
      ...others
    } = { fontWeight: 'normal', fontDisplay: undefined, ...measures };
    return new FontFace(nameOf(fontFamily), src, { weight, ...(display && { display }), ...others });
  });

/**
 * Gives the page the fonts of its areas, as in a shadow root `@font-face` has no effect, until the last one of them has
 * called the returned function. They are loaded when they are used; one that the page's policy refuses is left out.
 */
export function lendFonts(): () => void {
  if (areas === 0) faces = makeFaces();
  areas += 1;
  for (const face of faces) document.fonts.add(face);
  return () => {
    areas -= 1;
    if (areas === 0) for (const face of faces) document.fonts.delete(face);
  };
}
