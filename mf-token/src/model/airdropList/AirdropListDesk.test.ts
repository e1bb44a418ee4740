import { expect, it } from '@jest/globals';
import { AIRDROP_LIST_LIMITS, airdropTree, finish, writeListDocument } from '@rab/contracts/airdrop-list';
import { AirdropListDesk } from './AirdropListDesk.ts';

const ANN = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa';
const BEN = '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB';
const ROWS = [
  { account: ANN, amount: 10n ** 18n },
  { account: BEN, amount: 5n * 10n ** 17n },
  { account: ANN, amount: 2n * 10n ** 18n },
] as const;
const TREE = finish(airdropTree(ROWS));
const TYPED = `${ANN},1\n${BEN},0.5\n${ANN},2\n`;
const RULES = { decimals: 18, contracts: [] };

it('what was typed has rows, a sum and a root, and is kept as the document of those rows [MRK-01]', () => {
  const desk = new AirdropListDesk();
  const shares: number[] = [];
  expect(finish(desk.read({ text: TYPED, ...RULES }), (share) => shares.push(share))).toMatchObject({
    count: 3,
    sum: 35n * 10n ** 17n,
    root: TREE.root,
    problems: [],
  });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect([shares[0], Math.max(...shares) >= 0.5]).toEqual([0, true]);
  expect(finish(desk.document({ root: TREE.root }))).toBe(writeListDocument(ROWS));
});

it('a list is not given out as the document of another root: of one that was typed before, or of none [MRK-01]', () => {
  const desk = new AirdropListDesk();
  finish(desk.read({ text: `${TYPED}${BEN},1\n`, ...RULES }));
  expect(() => finish(desk.document({ root: TREE.root }))).toThrow('The list has changed in the meantime.');
  finish(desk.read({ text: `${TYPED}nonsense`, ...RULES }));
  expect(() => finish(desk.document({ root: TREE.root }))).toThrow('The list has changed in the meantime.');
});

it('a list with too many rows has no root, and none of them is dropped for one [MRK-02]', () => {
  const text = `${ANN},1\n`.repeat(AIRDROP_LIST_LIMITS.rows + 1);
  const read = finish(new AirdropListDesk().read({ text, ...RULES }));
  expect([read.isTooLong, read.root]).toEqual([true, null]);
});

it.each([
  ['a wrong row', `${TYPED}0x12,5\n`, 1],
  ['no row', '', 0],
])('there is no root with %s [MRK-02]', (_, text, problems) => {
  const read = finish(new AirdropListDesk().read({ text, ...RULES }));
  expect([read.root, read.problems.length]).toEqual([null, problems]);
});

it('the rows of an account come with their own indexes and proofs, a stranger has none [MRK-01]', () => {
  const desk = new AirdropListDesk();
  expect(finish(desk.open({ text: writeListDocument(ROWS) }))).toEqual({
    count: 3,
    sum: 35n * 10n ** 17n,
    root: TREE.root,
  });
  expect(finish(desk.rowsOf({ account: ANN }))).toEqual(
    [0, 2].map((index) => ({ ...ROWS[index], index, proof: TREE.proofOf(index) })),
  );
  expect(finish(desk.rowsOf({ account: '0x1111111111111111111111111111111111111111' }))).toEqual([]);
  expect(finish(desk.page({ from: 1, size: 1 }))).toEqual([{ ...ROWS[1], index: 1, proof: TREE.proofOf(1) }]);
});

it.each([
  ['typed', (desk: AirdropListDesk) => finish(desk.read({ text: 'nonsense', ...RULES }))],
  [
    'of a document',
    (desk: AirdropListDesk) =>
      expect(finish(desk.open({ text: `${ANN},1\nBen,2\n` }))).toEqual({ flaw: { reason: 'row', row: 2 } }),
  ],
])('a wrong list, %s, leaves nothing of the one before it [MRK-01]', (_, take) => {
  const desk = new AirdropListDesk();
  finish(desk.open({ text: writeListDocument(ROWS) }));
  take(desk);
  expect(finish(desk.rowsOf({ account: ANN }))).toEqual([]);
  expect(finish(desk.page({ from: 0, size: 9 }))).toEqual([]);
});
