import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Address of the font file, for a page that fetches it early. */
export { interLatin };

export const fontFace = {
  '@font-face': {
    fontFamily: 'Inter Variable',
    src: `url(${interLatin}) format('woff2')`,
    fontWeight: '100 900',
    fontDisplay: 'swap' as const,
  },
};
