import { expect, it } from '@jest/globals';
import { judge } from '@rab/testing/judge';
import { textCodec } from './textCodec.ts';

it('a text is trimmed and must be there', () => {
  expect(judge(textCodec('blank'), ' Team tokens ')).toBe('Team tokens');
  for (const blank of ['', '  ', null]) expect(judge(textCodec('blank'), blank)).toBe('blank');
});
