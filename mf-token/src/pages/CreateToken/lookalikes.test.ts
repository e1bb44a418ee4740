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
  ])('with something invisible in them are known: %j [TXF-07]', (text) => {
    expect(hasInvisible(text)).toBe(true);
  });

  it.each(['USDТ', 'ΑBC', 'Сarrot', '𝐔𝐒𝐃𝐓', 'ＵＳＤＴ', 'ﬁn'])(
    'with letters that pass for others are known: %s [TXF-07]',
    (text) => {
      expect(hasLookalike(text)).toBe(true);
    },
  );

  it.each(['Carrot Finance', 'Möhre', '漢字', 'Морковь', 'Καρότο', 'ᎠᎡᎢ', 'גזר', 'H²O', '🥕 Carrot', 'A+B/C', '❤️'])(
    'in any one alphabet pass: %s [TXF-07]',
    (text) => {
      expect([hasInvisible(text), hasLookalike(text)]).toEqual([false, false]);
    },
  );

  it('wholly of an alphabet that looks like Latin are told to be so [TXF-07]', () => {
    expect(passesForLatin('ЕТН')).toBe(true);
    for (const text of ['ETH', '漢字', '🥕']) expect(passesForLatin(text)).toBe(false);
  });
});
