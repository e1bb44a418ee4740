import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { type CreateTokenForm, createTokenSchema } from './createTokenSchema.ts';

const valid: CreateTokenForm = { name: 'Carrot', symbol: 'CRT', decimals: '18', totalSupply: '1000' };
const issues = (change: Partial<CreateTokenForm>) => {
  const result = v.safeParse(createTokenSchema, { ...valid, ...change });
  return result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
};

describe('the create token form', () => {
  it.each([
    [{ name: ' ' }, 'name', 'Please input your name!'],
    [{ symbol: '' }, 'symbol', 'Please input your symbol!'],
    [{ totalSupply: '' }, 'totalSupply', 'Please input your total supply!'],
    [{ totalSupply: 'many' }, 'totalSupply', 'Must be number'],
    [{ decimals: 'ten' }, 'decimals', 'Must be number'],
    [{ decimals: '99' }, 'decimals', 'Must be at most 24'],
    [{ totalSupply: '0' }, 'totalSupply', 'Must be greater than 0'],
    [{ totalSupply: '9'.repeat(70) }, 'totalSupply', 'Is more than a token can hold'],
    [
      { name: '漢'.repeat(22) },
      'name',
      'The name is too long: at most 64 bytes, of which letters like é and 漢 take two to four',
    ],
    [
      { symbol: 'é'.repeat(17) },
      'symbol',
      'The symbol is too long: at most 32 bytes, of which letters like é and 漢 take two to four',
    ],
    [
      { name: 'Carrot\u200B Finance' },
      'name',
      'The name has an invisible character in it. Type it anew instead of pasting it.',
    ],
    [{ symbol: 'USDТ' }, 'symbol', 'The symbol mixes letters that look alike, such as a Latin T and a Cyrillic Т'],
  ])('refuses %j at its field [TOK-02]', (change, field, message) => {
    expect(issues(change)[0]).toEqual([field, message]);
  });

  it('takes a name and a symbol that just fit', () => {
    expect(issues({ name: `${'漢'.repeat(21)}x`, symbol: 'é'.repeat(16) })).toEqual([]);
  });

  it('judges the supply by its decimals while the name is missing', () => {
    expect(issues({ name: '', totalSupply: '0.4', decimals: '0' })).toEqual([
      ['name', 'Please input your name!'],
      ['totalSupply', 'Must be greater than 0'],
    ]);
  });

  it('scales the supply by the decimals and takes 18 where none are given [TOK-01]', () => {
    expect(v.parse(createTokenSchema, { ...valid, decimals: '' })).toEqual({
      name: 'Carrot',
      symbol: 'CRT',
      decimals: 18,
      totalSupply: 1000n * 10n ** 18n,
    });
    expect(v.parse(createTokenSchema, { ...valid, decimals: '2', totalSupply: '1.239' }).totalSupply).toBe(123n);
  });
});
