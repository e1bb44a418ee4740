import { expect, it } from '@jest/globals';
import { i18n } from '@rab/language';
import type { CellProblem } from './amountRow.ts';
import { countRepeated, ownerListReader, textBehind } from './ownerList.ts';

const ANN = `0x${'a'.repeat(40)}` as const;
const BEN = `0x${'b'.repeat(40)}` as const;
const LOCKER = `0x${'8'.repeat(40)}` as const;
const parse = (text: string, decimals = 6) => ownerListReader(decimals, LOCKER)(text);
/** The problems with their reasons in words. */
const said = (problems: readonly CellProblem[]) =>
  problems.map(({ reason, ...cell }) => ({ ...cell, reason: i18n._(reason) }));
const UNCLEAR = 'is ambiguous. Leave out thousands separators: write 1500 or 1.50';
const checksummed = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa';

it('the parser reads an owner and an amount a line, to the unit, with commas, semicolons, tabs or blanks [LKT-02]', () => {
  const text = `owner,amount\r\n${ANN},1.5\r\n\r\n"${ANN}";"2"\n${BEN}\t0.000001\n${BEN} 7\n`;
  const { rows, problems } = parse(text);
  expect(problems).toEqual([]);
  expect(rows.map(({ row, amount }) => [row, amount])).toEqual([
    [2, 1_500_000n],
    [4, 2_000_000n],
    [5, 1n],
    [6, 7_000_000n],
  ]);
  expect(rows[0]?.owner).toBe(checksummed);
});

it.each([
  [`${ANN}`, 2, '', 'is missing'],
  [',5', 1, '', 'is missing'],
  ['0x12,5', 1, '0x12', 'isn’t an address'],
  [`bnb:${ANN},5`, 1, `bnb:${ANN}`, 'has more than an address. Keep only the part from 0x'],
  [`${ANN},five`, 2, 'five', 'isn’t a number'],
  [`${ANN},"1,000"`, 2, '1,000', UNCLEAR],
  [`${ANN};1.500`, 2, '1.500', UNCLEAR],
  [`${ANN};12.000.000`, 2, '12.000.000', UNCLEAR],
  [`${ANN};1.500,25`, 2, '1.500,25', UNCLEAR],
  [`${ANN};0,0000001`, 2, '0,0000001', 'has more than 6 decimals'],
  [`${ANN},-1`, 2, '-1', 'isn’t a number'],
  [`${ANN},0`, 2, '0', 'must be above 0'],
  [`${ANN},0.0000001`, 2, '0.0000001', 'has more than 6 decimals'],
  [`${ANN},${'9'.repeat(40)}`, 2, '9'.repeat(40), 'is too large to be locked'],
  [`0x${'0'.repeat(40)},5`, 1, `0x${'0'.repeat(40)}`, 'can never withdraw'],
  [`${LOCKER},5`, 1, LOCKER, 'is the lock contract, which can never withdraw'],
  [`${ANN},5,note`, 3, 'note', 'is extra: a row has an owner and an amount'],
])('names row and column of what it cannot read: “%s” [LKT-02]', (line, column, text, reason) => {
  const { rows, problems } = parse(`${BEN},1\n${line}`);
  expect(rows).toHaveLength(1);
  expect(said(problems)).toEqual([{ row: 2, column, text, reason }]);
});

it.each([
  [`sep=;\nHolderAddress;Amount\n${ANN};1500,25`, 1_500_250_000n],
  [`"Wallet Address","Quantity"\n${ANN},1.5`, 1_500_000n],
  [`${ANN};0,5`, 500_000n],
  [`${ANN};0.500`, 500_000n],
  [`${ANN},1.500`, 1_500_000n],
])('reads what spreadsheets write: %j [LKT-02]', (text, amount) => {
  const { rows, problems } = parse(text);
  expect([rows.map((row) => row.amount), problems]).toEqual([[amount], []]);
});

it('the parser counts owners who have several rows [LKT-02]', () => {
  expect(countRepeated(parse(`${ANN},1\n${BEN},1`).rows)).toBe(0);
  expect(countRepeated(parse(`${ANN},1\n${BEN},1\n${ANN},2\n${ANN},3`).rows)).toBe(1);
});

it('names all that is wrong with a row, and cuts what is long [LKT-02]', () => {
  expect(said(parse(`${'x'.repeat(99)},y`).problems)).toEqual([
    { row: 1, column: 1, text: 'x'.repeat(60), reason: 'isn’t an address' },
    { row: 1, column: 2, text: 'y', reason: 'isn’t a number' },
  ]);
});

it('a header is skipped in the first line only [LKT-02]', () => {
  expect(parse(`${ANN},1\nowner,amount`).problems.map(({ row }) => row)).toEqual([2, 2]);
});

it('the text after a row stays as it was typed [LKT-02]', () => {
  const text = `owner,amount\n${ANN},1\n\n ${BEN} ; 2 `;
  expect(textBehind(text, 2)).toBe(`\n ${BEN} ; 2 `);
  expect(textBehind(text, 4)).toBe('');
});

it('a line that was read before gives the same result in another place, and is forgotten once it is gone [LKT-02]', () => {
  const read = ownerListReader(6, LOCKER);
  expect(read(`${ANN},1\nx,1`)).toEqual(parse(`${ANN},1\nx,1`));
  expect(read(`x,1\n\n${ANN},1`)).toEqual(parse(`x,1\n\n${ANN},1`));
  expect(read(`owner,1\n${ANN},1`)).toEqual(parse(`owner,1\n${ANN},1`));
  expect(read(`${ANN},1\nowner,1`).problems).toHaveLength(1);
});
