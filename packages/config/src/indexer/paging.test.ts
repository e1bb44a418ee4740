import { expect, it } from '@jest/globals';
import { pageOf, pageVariables } from './paging.ts';

it('a list requests one row more than a page shows, only to find out whether another page follows', () => {
  expect(pageVariables(3, 2)).toEqual({ first: 3, skip: 4 });
  expect(pageOf(['a', 'b', 'c'], 2)).toEqual({ rows: ['a', 'b'], hasNext: true });
  expect(pageOf(['a', 'b'], 2)).toEqual({ rows: ['a', 'b'], hasNext: false });
});
