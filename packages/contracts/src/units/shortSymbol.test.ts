import { expect, it } from '@jest/globals';
import { shortSymbol } from './shortSymbol.ts';

it('a symbol of up to eleven letters is shown as it is, a longer one by both ends', () => {
  expect(shortSymbol('CARROT')).toBe('CARROT');
  expect(shortSymbol('W'.repeat(11))).toBe('W'.repeat(11));
  expect(shortSymbol('W'.repeat(32))).toBe('WWWWWWWW…WWW');
});
