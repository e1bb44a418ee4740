import { expect, it } from '@jest/globals';
import { finish } from '@rab/contracts/airdrop-list';
import { i18n } from '@rab/language';
import { airdropRows } from './airdropRows.ts';

const ANN = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa';
const BEN = `0x${'b'.repeat(40)}`;
const TOKEN = '0x8888888888888888888888888888888888888888';
const read = (text: string, decimals = 18) => finish(airdropRows(text, { decimals, contracts: [TOKEN] }));

it.each([
  ['a byte order mark and a header', `\ufeffaddress,amount\n${ANN},1.5\n`],
  ['CRLF', `${ANN},1.5\r\n\r\n`],
  ['a lone CR, as old programs write', `${ANN},1.5\r`],
  ['a spreadsheet’s semicolon and comma', `sep=;\r\nWallet;Amount\r\n${ANN};1,5\r\n`],
  ['a table that was copied', `${ANN}\t1.5`],
  ['small letters', `${ANN.toLowerCase()},1.5`],
  ['capitals', `0x${ANN.slice(2).toUpperCase()},1.5`],
  ['blanks', `  ${ANN}   1.5  `],
  ['an invisible character', `\u200b${ANN},1.5`],
])('reads an account and an amount with %s [MRK-02]', (_, text) => {
  const { rows, problems } = read(text);
  expect([rows, problems]).toEqual([[{ account: ANN, amount: 1_500_000_000_000_000_000n }], []]);
});

it('reads amounts of a token with 24 decimals, and without any, to the unit [MRK-02]', () => {
  expect(read(`${ANN},0.000000000000000000000001`, 24).rows[0]?.amount).toBe(1n);
  expect(read(`${ANN},123456789012345.000000000000000000000001`, 24).rows[0]?.amount).toBe(
    123_456_789_012_345_000_000_000_000_000_000_000_001n,
  );
  expect(read(`${ANN},7`, 0).rows[0]?.amount).toBe(7n);
});

it.each([
  [`${ANN.replace('0xa', '0xA')},1`, 1, 'has a typing error: its capital letters don’t match. Copy the address again'],
  ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS,1', 1, 'isn’t an address'],
  [`${ANN.slice(2)},1`, 1, 'isn’t an address'],
  ['rabbit.eth,1', 1, 'isn’t an address'],
  [`bnb:${ANN},1`, 1, 'has more than an address. Keep only the part from 0x'],
  [`0x${'0'.repeat(40)},1`, 1, 'can never claim'],
  [`${TOKEN},1`, 1, 'is a contract that can never use the tokens'],
  [`${ANN},1e18`, 2, 'isn’t a number'],
  [`${ANN},0x10`, 2, 'isn’t a number'],
  [`${ANN},-1`, 2, 'isn’t a number'],
  [`${ANN},=1+1`, 2, 'isn’t a number'],
  [`${ANN},0`, 2, 'must be above 0'],
  [`${ANN},0.0000000000000000001`, 2, 'has more than 18 decimals'],
  [`${ANN},${'9'.repeat(30)}`, 2, 'is too large for an airdrop'],
  [`${ANN},${'9'.repeat(100_000)}`, 2, 'isn’t a number'],
  [`${ANN},"1,000"`, 2, 'is ambiguous. Leave out thousands separators: write 1500 or 1.50'],
  [ANN, 2, 'is missing'],
  [',1', 1, 'is missing'],
  [`${ANN},1,hello`, 3, 'is extra: a row has an address and an amount'],
])('names row and column of what it cannot read: %.60s [MRK-02]', (line, column, reason) => {
  const { rows, problems } = read(`${BEN},2\n\n${line}\n${BEN},3`);
  expect(problems.map((problem) => [problem.row, problem.column, i18n._(problem.reason)])).toEqual([
    [3, column, reason],
  ]);
  // what is right is kept, and what is shown of a cell is short
  expect(rows.map(({ amount }) => amount)).toEqual([2n * 10n ** 18n, 3n * 10n ** 18n]);
  expect(problems[0]?.text.length).toBeLessThanOrEqual(60);
});

it('an account may have several rows, which are named, in whatever case it is written [MRK-02]', () => {
  const { rows, repeated } = read(`address,amount\n${ANN},1\n${BEN},2\n${ANN.toLowerCase()},3`);
  expect(rows).toHaveLength(3);
  expect(repeated).toEqual([{ account: ANN, rows: [2, 4] }]);
});

it('takes 100,000 rows and says that 100,001 are too many [MRK-02]', () => {
  const over = read(`address,amount\n${`${ANN},1\n`.repeat(100_001)}`);
  expect([over.rows.length, over.isTooLong]).toEqual([100_000, true]);
  expect(read(`${ANN},1\n`).isTooLong).toBe(false);
  // empty lines are no rows
  const most = read(`${'\n'.repeat(10)}${`${ANN},1\n`.repeat(100_000)}\n\n`);
  expect([most.rows.length, most.isTooLong, most.problems]).toEqual([100_000, false, []]);
});

it('stops after 100,000 rows, right or wrong: a file of another kind fills no memory [MRK-02]', () => {
  const { rows, problems, isTooLong } = read(`${ANN},1\n${'x\n'.repeat(150_000)}`);
  expect([rows.length, problems.length, isTooLong]).toEqual([1, 2 * 99_999, true]);
});

it('a header is skipped in the first line only: later it is a row that is wrong [MRK-02]', () => {
  expect(read(`\n\naddress,amount\n${ANN},1`).problems).toEqual([]);
  const { rows, problems } = read(`${ANN},1\naddress,amount\n${BEN},1`);
  expect([rows.length, problems.map(({ row, column }) => [row, column])]).toEqual([
    2,
    [
      [2, 1],
      [2, 2],
    ],
  ]);
});
