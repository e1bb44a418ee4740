import { expect, it } from '@jest/globals';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { type Address, keccak256, maxUint128, numberToHex } from 'viem';
import type { AirdropRow } from './AirdropRow.ts';
import { airdropTree } from './airdropTree.ts';
import { checksumOf } from './checksumOf.ts';
import { finish } from './steps.ts';

const accountOf = (seed: number) => checksumOf(keccak256(numberToHex(seed)).slice(0, 42) as Address);
const rowsOf = (count: number): AirdropRow[] =>
  Array.from({ length: count }, (_, index) => ({
    // some accounts have several rows
    account: accountOf(index % 700),
    amount: index === 3 ? maxUint128 : 10n ** BigInt(index % 30) + BigInt(index),
  }));

it.each([1, 2, 3, 5, 8, 1_000])('the tree of %d rows is OpenZeppelin’s: its root and every proof [MRK-01]', (count) => {
  const rows = rowsOf(count);
  const theirs = StandardMerkleTree.of(
    rows.map(({ account, amount }, index) => [BigInt(index), account, amount]),
    ['uint256', 'address', 'uint256'],
  );
  const ours = finish(airdropTree(rows));
  expect(ours.root).toBe(theirs.root);
  for (const index of rows.keys()) expect(ours.proofOf(index)).toEqual(theirs.getProof(index));
});

it('a list without rows has no tree, and a row that is not there no proof [MRK-01]', () => {
  expect(() => finish(airdropTree([]))).toThrow(new RangeError('A list without rows has no root.'));
  const tree = finish(airdropTree(rowsOf(2)));
  expect(() => tree.proofOf(2)).toThrow(new RangeError('The list has no row 2.'));
});

it('says which share of the work is done, more each time [MRK-02]', () => {
  const shares: number[] = [];
  finish(airdropTree(rowsOf(2_000)), (share) => shares.push(share));
  expect(shares[0]).toBe(0);
  expect(shares).toHaveLength(8);
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(shares.at(-1)).toBeCloseTo(1);
});
