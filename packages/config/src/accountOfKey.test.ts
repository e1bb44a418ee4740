import { expect, it } from '@jest/globals';
import { accountOfKey } from './accountOfKey.ts';

const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';

it.each([
  [
    'the first of a known phrase',
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ],
  ['the first number', `0x${'0'.repeat(63)}1`, '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'],
])('the account of a key is that of %s', (_, key, address) => {
  expect(accountOfKey(key)?.address).toBe(address);
});

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no digits of a key', `0x${'g'.repeat(64)}`],
  ['too few', `0x${'1'.repeat(62)}`],
  ['too many', `0x${'1'.repeat(66)}`],
  ['no prefix', '1'.repeat(66)],
  ['zero', `0x${'0'.repeat(64)}`],
  ['the order of the curve', `0x${ORDER}`],
  ['more than that', `0x${'f'.repeat(64)}`],
])('%s is no key, and no error has it in its words', (_, text) => {
  expect(accountOfKey(text)).toBeNull();
});
