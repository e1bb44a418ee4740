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
  ])('refuses %j at its field [TOK-02]', (change, field, message) => {
    expect(issues(change)[0]).toEqual([field, message]);
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
