import { expect, it } from '@jest/globals';
import { isListHead } from './isListHead.ts';

it.each([
  ['sep=;', true],
  ['"sep=,"', true],
  ['owner,amount', true],
  ['HolderAddress;Balance', true],
  ['"Wallet Address","Quantity"', true],
  ['token_holder\tshare', true],
  ['Recipients', true],
  ['', false],
  ['0x12,5', false],
  ['Cleo', false],
  ['myowner.eth,5', false],
])('whether “%s” is the header of a list: %s [LKT-02]', (line, isHead) => {
  expect(isListHead(line)).toBe(isHead);
});
