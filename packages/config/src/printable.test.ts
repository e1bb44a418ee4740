import { expect, it } from '@jest/globals';
import { printable } from './printable.ts';

it('a text of others stays on its line, moves no cursor and turns no direction of writing', () => {
  expect(printable('a\nb\r\tc\u001b[2Jd\u007fe\u0085f\u202eg\u2028h\u200bi')).toBe(
    'a\\u{a}b\\u{d}\\u{9}c\\u{1b}[2Jd\\u{7f}e\\u{85}f\\u{202e}g\\u{2028}h\\u{200b}i',
  );
  expect(printable('Karotte, 胡萝卜 🥕 – “1 000”')).toBe('Karotte, 胡萝卜 🥕 – “1 000”');
});
