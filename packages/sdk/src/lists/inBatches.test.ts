import { expect, it } from '@jest/globals';
import { inBatches } from './inBatches.ts';

it('a list is cut into parts of a size, in its order, and an empty one into nothing [SDK-01]', () => {
  expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inBatches([1, 2], 2)).toEqual([[1, 2]]);
  expect(inBatches([], 2)).toEqual([]);
});
