import { expect, it } from '@jest/globals';
import { searchConditions } from './searchConditions.ts';

const fields = { address: 'token', name: 'tokenName', symbol: 'tokenSymbol' };
const inWords = (text: string) => [
  { or: [{ tokenName_contains_nocase: text }, { tokenSymbol_contains_nocase: text }] },
];

it.each<[string, Record<string, unknown>[]]>([
  ['', []],
  ['  ', []],
  [' Carrot ', inWords('Carrot')],
  ['0', inWords('0')],
  ['0xAbC', [{ token_contains: '0xabc' }]],
  ['0XABC', [{ token_contains: '0xabc' }]],
  [' at 0xAb', [{ token_contains: 'at 0xab' }]],
])('a search for %j asks for that', (search, conditions) => {
  expect(searchConditions(search, fields)).toEqual(conditions);
});
