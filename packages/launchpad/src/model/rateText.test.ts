import { expect, it } from '@jest/globals';
import { rateText } from './rateText.ts';

const WHOLE = 10n ** 18n;

it.each([
  ['a whole number with commas', 1_000n * WHOLE, 'CARROT', '1 BNB = 1,000 CARROT'],
  ['five decimals, the rest cut off', WHOLE + 234_569n * 10n ** 12n, 'CARROT', '1 BNB = 1.23456 CARROT'],
  ['more than nothing where it is too small for five decimals', 1n, 'CARROT', '1 BNB = <0.00001 CARROT'],
  ['nothing where there is no price yet', 0n, 'CARROT', '1 BNB = 0 CARROT'],
  ['both ends of a long symbol', 2n * WHOLE, 'ABCDEFGHIJKLMNOP', '1 BNB = 2 ABCDEFGH…NOP'],
])('a rate is said for one whole base token, with %s', (_how, rate, symbol, text) => {
  expect(rateText(rate, { token: { symbol }, base: { symbol: 'BNB' } })).toBe(text);
});

it('a rate shows both ends of a long base symbol', () => {
  const base = { symbol: 'ABCDEFGHIJKLMNOP' };
  expect(rateText(WHOLE, { token: { symbol: 'CARROT' }, base })).toBe('1 ABCDEFGH…NOP = 1 CARROT');
});
