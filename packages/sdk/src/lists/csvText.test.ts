import { expect, it } from '@jest/globals';
import { csvCells } from './csvCells.ts';
import { csvText } from './csvText.ts';

it('a CSV file is read back as it was written, and holds nothing that a spreadsheet would reckon with [LKT-06]', () => {
  const row = ['0xab', '1,000', 'say "hi"', ''];
  expect(csvText([['a', 'b', 'c', 'd'], row])).toBe('a,b,c,d\r\n0xab,"1,000","say ""hi""",\r\n');
  expect(csvCells(csvText([row]))).toEqual(row);
  expect(csvText([['=1+1', '@x', '-2', '+3']])).toBe("'=1+1,'@x,'-2,'+3\r\n");
});
