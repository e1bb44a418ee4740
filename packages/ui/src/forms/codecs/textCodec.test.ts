import { expect, it } from '@jest/globals';
import { validate } from '@rab/testing/validate';
import { textCodec } from './textCodec.ts';

it('a text is trimmed and must be there', () => {
  expect(validate(textCodec('blank'), ' Team tokens ')).toBe('Team tokens');
  for (const blank of ['', '  ', null]) expect(validate(textCodec('blank'), blank)).toBe('blank');
});

it.each(['\u3164', '\u200b\u200b', '\u2800', '\u00ad', '\ufeff', '\u115f \u1160', ''])(
  'a text of what nobody sees is blank: %j [LKC-05]',
  (text) => {
    expect(validate(textCodec('blank'), text)).toBe('blank');
  },
);

it.each(['🥕', '\u3164a', '中'])('a text with something to see is one: %j [LKC-05]', (text) => {
  expect(validate(textCodec('blank'), text)).toBe(text);
});
