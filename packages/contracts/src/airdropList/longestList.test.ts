import { expect, it } from '@jest/globals';
import { maxUint128 } from 'viem';
import { AIRDROP_LIST_LIMITS } from './AirdropRow.ts';
import { NotAList, readListDocument } from './listDocument.ts';
import { finish } from './steps.ts';

const ANN = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa';
const read = (text: string) => finish(readListDocument(text));

it('a list has at most 100,000 rows, of which each may have the largest amount [MRK-02]', () => {
  const most = `${ANN},${maxUint128}\n`.repeat(AIRDROP_LIST_LIMITS.rows);
  expect(most).toHaveLength(AIRDROP_LIST_LIMITS.bytes);
  expect(read(most)).toHaveLength(AIRDROP_LIST_LIMITS.rows);
  expect(() => read(`${most}${ANN},1\n`)).toThrow(new NotAList('tooLong'));
  // one line of more bytes is not looked through
  expect(() => read('x'.repeat(AIRDROP_LIST_LIMITS.bytes + 1))).toThrow(new NotAList('tooLong'));
  expect(() => read('x'.repeat(AIRDROP_LIST_LIMITS.bytes))).toThrow(new NotAList('end'));
  expect(() => read(`${ANN},1\n`.repeat(AIRDROP_LIST_LIMITS.rows + 1))).toThrow(new NotAList('tooLong'));
});
