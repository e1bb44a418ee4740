import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * A font that devices have, in the measures of Inter, so that nothing moves when that comes.
 * @param names of installed fonts with the same measures
 * @param width of Inter's letters on average, in percent of theirs
 */
const likeInter = (names: readonly string[], width: number) => ({
  '@font-face': {
    fontFamily: 'Like Inter',
    src: names.map((name) => `local('${name}')`).join(),
    sizeAdjust: `${width}%`,
    ascentOverride: `${9687.5 / width}%`,
    descentOverride: `${2412 / width}%`,
    lineGapOverride: '0%',
  },
});

/** The fonts of the whole product; a page's HTML fetches the file early. */
export const fontFaces = [
  {
    '@font-face': {
      fontFamily: 'Inter Variable',
      src: `url(${interLatin}) format('woff2')`,
      fontWeight: '100 900',
      fontDisplay: 'swap' as const,
    },
  },
  likeInter(['Arial', 'Liberation Sans'], 107.12),
  likeInter(['Roboto'], 106.3),
];
