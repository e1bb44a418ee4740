import { expect, test } from '@playwright/test';
import { sampled } from './support/sampled.ts';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

test('the parts of a matrix have every row once, in each of its columns; without a part all rows are tried', () => {
  for (const column of [0, 1, 5]) {
    const parts = ['0/3', '1/3', '2/3'].map((part) => sampled(ROWS, column, part));
    expect(parts.flat().sort()).toEqual(ROWS);
    expect(parts.map(({ length }) => length).sort()).toEqual([2, 3, 3]);
  }
  expect(sampled(ROWS, 1, '0/3')).not.toEqual(sampled(ROWS, 0, '0/3'));
  expect(sampled(ROWS, 0, '')).toEqual(ROWS);
});
