import { expect, it } from '@jest/globals';
import { type Address, getAddress, keccak256, maxUint128, numberToHex } from 'viem';
import { checksumOf } from './checksumOf.ts';
import { NotAList, readListDocument, sumOf, writeListDocument } from './listDocument.ts';
import { finish } from './steps.ts';

const ANN = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa';
const read = (text: string) => finish(readListDocument(text));

it('an address is spelled as viem spells it [MRK-02]', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const address = keccak256(numberToHex(seed)).slice(0, 42) as Address;
    expect(checksumOf(address)).toBe(getAddress(address));
    expect(checksumOf(getAddress(address))).toBe(getAddress(address));
  }
});

it('a list is written, and read as it was [MRK-01]', () => {
  const rows = [
    { account: ANN, amount: 1n },
    { account: ANN, amount: maxUint128 },
  ] as const;
  const text = writeListDocument(rows);
  expect(text).toBe(`${ANN},1\n${ANN},340282366920938463463374607431768211455\n`);
  expect(read(text)).toEqual(rows);
  expect(sumOf(rows)).toBe(maxUint128 + 1n);
});

it.each([
  ['nothing', '', 'empty', undefined],
  ['no line break at the end', `${ANN},1`, 'end', undefined],
  ['a carriage return', `${ANN},1\r\n`, 'row', 1],
  ['a byte order mark', `\ufeff${ANN},1\n`, 'row', 1],
  ['a header', `address,amount\n${ANN},1\n`, 'row', 1],
  ['an empty line', `${ANN},1\n\n`, 'row', 2],
  ['small letters', `${ANN.toLowerCase()},1\n`, 'row', 1],
  ['a wrong checksum', `${ANN.replace('0xa', '0xA')},1\n`, 'row', 1],
  ['a short address', `0x12,1\n`, 'row', 1],
  ['an amount of zero', `${ANN},0\n`, 'row', 1],
  ['a zero in front', `${ANN},01\n`, 'row', 1],
  ['a sign', `${ANN},+1\n`, 'row', 1],
  ['a decimal', `${ANN},1.5\n`, 'row', 1],
  ['scientific notation', `${ANN},1e18\n`, 'row', 1],
  ['an amount of 2^128', `${ANN},${maxUint128 + 1n}\n`, 'row', 1],
  ['a third cell', `${ANN},1,\n`, 'row', 1],
  ['a blank', `${ANN}, 1\n`, 'row', 1],
  ['words', 'a text that somebody wants to have kept\n', 'row', 1],
] as const)('no other text is a list: %s [MRK-01]', (_, text, reason, row) => {
  expect(() => read(text)).toThrow(new NotAList(reason, row));
});
