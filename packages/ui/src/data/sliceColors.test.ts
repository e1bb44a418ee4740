import { expect, it } from '@jest/globals';
import { sliceColor } from './sliceColors.ts';

it('there are nine colours, and the tenth slice has the first one again [DET-03]', () => {
  const first = Array.from({ length: 9 }, (_, index) => sliceColor(index));
  expect(new Set(first).size).toBe(9);
  expect(sliceColor(9)).toBe(first[0]);
  expect(sliceColor(10)).toBe(first[1]);
});
