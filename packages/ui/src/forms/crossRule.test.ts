import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { amountCodec } from './codecs/index.ts';
import { crossRule } from './crossRule.ts';

const limit = { max: { value: 100n, message: 'too large' } };
const schema = v.pipe(
  v.object({ low: amountCodec(0), high: amountCodec(0, limit), other: amountCodec(0) }),
  crossRule(['low', 'high'], ({ low, high }) => low < high, { low: 'above high', high: 'below low' }),
  crossRule(['high', 'other'], ({ high, other }) => other <= high, { other: 'above high' }),
  v.transform(({ low }) => low),
);
const issues = (low: string, high: string, other: string) =>
  v.safeParse(schema, { low, high, other }).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('crossRule', () => {
  it('says what it has to say at each field, and nothing where it holds', () => {
    expect(issues('1', '2', '2')).toEqual([]);
    expect(issues('2', '2', '2')).toEqual([
      ['low', 'above high'],
      ['high', 'below low'],
    ]);
  });

  it('is judged while a field that it does not name is wrong', () => {
    expect(issues('2', '1', 'x')).toEqual([
      ['other', 'Must be number'],
      ['low', 'above high'],
      ['high', 'below low'],
    ]);
  });

  it('is judged although another rule has refused one of its fields', () => {
    expect(issues('5', '3', '4')).toEqual([
      ['low', 'above high'],
      ['high', 'below low'],
      ['other', 'above high'],
    ]);
  });

  it.each([
    ['no number', 'x', 'Must be number'],
    ['beyond its own limit', '101', 'too large'],
  ])('says nothing about a field that is %s', (_, high, message) => {
    expect(issues('500', high, '500')).toEqual([['high', message]]);
  });
});
