import { expect, it } from '@jest/globals';
import { csvCells } from './csvCells.ts';

it.each([
  ['0xab,100', ['0xab', '100']],
  ['0xab; 100', ['0xab', '100']],
  ['0xab\t100', ['0xab', '100']],
  ['0xab   100', ['0xab', '100']],
  [' "0xab" , "1,000" ', ['0xab', '1,000']],
  ['0xab;1500,25', ['0xab', '1500,25']],
  ['0xab\t1,5;', ['0xab', '1,5;']],
  ['0xab,,3', ['0xab', '', '3']],
  [',a', ['', 'a']],
  ['a,b,', ['a', 'b', '']],
  ['"a ""b""",c', ['a "b"', 'c']],
  ['', []],
  ['   ', []],
])('the cells of “%s” [LKT-02]', (line, cells) => {
  expect(csvCells(line)).toEqual(cells);
});
