import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The font of the whole product; a page's HTML fetches its file early. */
export const fontFace = {
  '@font-face': {
    fontFamily: 'Inter Variable',
    src: `url(${interLatin}) format('woff2')`,
    fontWeight: '100 900',
    fontDisplay: 'swap' as const,
  },
};
