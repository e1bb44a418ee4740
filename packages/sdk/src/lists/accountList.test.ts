import { expect, it } from '@jest/globals';
import { parseAccountList } from './accountList.ts';

const A = `0x${'Aa'.repeat(20)}`;
const B = `0x${'b'.repeat(40)}`;

it('the parser takes valid addresses, in lower case, each once, out of what was pasted [OWN-04]', () => {
  const { accounts, problems } = parseAccountList(`${A}, ${B}\n\n${A.toLowerCase()}`);
  expect(accounts).toEqual([A.toLowerCase(), B]);
  expect(problems).toEqual([{ line: 3, text: A.toLowerCase(), reason: 'is already in the list' }]);
});

it('the parser passes over what programs write above a list [OWN-04]', () => {
  const { accounts, problems } = parseAccountList(`sep=;\r\n"HolderAddress";"Balance"\r\n${A};12`);
  expect([accounts, problems]).toEqual([[A.toLowerCase()], []]);
});

it('the parser takes the addresses of a CSV file and names each line that has none [OWN-04]', () => {
  const csv = `"address","name"\r\n"${A}","Ann"\r\n0x123,Ben\r\nCleo\r\n${B};Dan\r\n0x${'0'.repeat(40)},Nobody\r\n`;
  const { accounts, problems } = parseAccountList(csv);
  expect(accounts).toEqual([A.toLowerCase(), B]);
  expect(problems).toEqual([
    { line: 3, text: '0x123,Ben', reason: 'isn’t an address' },
    { line: 4, text: 'Cleo', reason: 'isn’t an address' },
    { line: 6, text: `0x${'0'.repeat(40)}`, reason: 'can never buy' },
  ]);
});
