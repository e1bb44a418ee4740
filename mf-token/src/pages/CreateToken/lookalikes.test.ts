import { describe, expect, it } from '@jest/globals';
import { hasInvisible, hasLookalike, passesForLatin } from './lookalikes.ts';

describe('names of new tokens', () => {
  it.each([
    'US\u200BDT',
    'US\u202EDT',
    '\u3164',
    'A\u00A0B',
    'A\u2028B',
    'A\u0000',
    'US\uFEFFDT',
    'US\u2800DT',
    'A\u00ADB',
  ])('names with something invisible in them are recognized: %j [TXF-07]', (text) => {
    expect(hasInvisible(text)).toBe(true);
  });

  it.each(['USDТ', 'ΑBC', 'Сarrot', '𝐔𝐒𝐃𝐓', 'ＵＳＤＴ', 'ﬁn'])(
    'names with letters that pass for others are recognized: %s [TXF-07]',
    (text) => {
      expect(hasLookalike(text)).toBe(true);
    },
  );

  it.each(['Carrot Finance', 'Möhre', '漢字', 'Морковь', 'Καρότο', 'ᎠᎡᎢ', 'גזר', 'H²O', '🥕 Carrot', 'A+B/C', '❤️'])(
    'names in a single alphabet pass: %s [TXF-07]',
    (text) => {
      expect([hasInvisible(text), hasLookalike(text)]).toEqual([false, false]);
    },
  );

  it('names wholly in an alphabet that looks like Latin are recognized [TXF-07]', () => {
    expect(passesForLatin('ЕТН')).toBe(true);
    for (const text of ['ETH', '漢字', '🥕']) expect(passesForLatin(text)).toBe(false);
  });
});
