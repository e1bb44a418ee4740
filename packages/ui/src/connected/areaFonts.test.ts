import { afterEach, expect, it } from '@jest/globals';
import { AREA_FONT, lendFonts } from './areaFonts.ts';

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: Record<string, unknown>,
  ) {}
}
const fonts = new Set<Face>();
Object.assign(globalThis, { FontFace: Face });
Object.defineProperty(document, 'fonts', { value: fonts });
afterEach(() => fonts.clear());

it('the fonts of areas are on the page as long as one of them is, under names of their own [FED-06]', () => {
  const own = new Face('Inter Variable', 'url(partner.woff2)', {});
  fonts.add(own);
  const [first, second] = [lendFonts(), lendFonts()];
  const lent = [...fonts].filter((face) => face !== own);
  expect(lent.map(({ family }) => family)).toEqual(['RAB Inter Variable', 'RAB Like Inter', 'RAB Like Inter']);
  for (const { family } of lent) expect(AREA_FONT).toContain(`"${family}"`);
  expect(lent[0]?.descriptors).toEqual({ weight: '100 900', display: 'swap' });
  expect(lent[1]?.descriptors).toMatchObject({ sizeAdjust: '107.12%', lineGapOverride: '0%' });
  first();
  expect(fonts.size).toBe(4);
  second();
  expect([...fonts]).toEqual([own]);
  lendFonts()();
  expect([...fonts]).toEqual([own]);
});
