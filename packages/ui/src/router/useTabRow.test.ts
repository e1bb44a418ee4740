import { expect, it } from '@jest/globals';
import { fadeOf, middleOf } from './useTabRow.ts';

const row = { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 };

it('a row of tabs fades at each end behind which there is more [LOK-06]', () => {
  const [start, end] = ['#000 40px', '#000 calc(100% - 40px)'];
  const ends = (scrollLeft: number) => [start, end].map((side) => fadeOf({ ...row, scrollLeft })?.includes(side));
  expect(ends(0)).toEqual([false, true]);
  expect(ends(300)).toEqual([true, true]);
  expect(ends(599.5)).toEqual([true, false]);
  expect(fadeOf({ ...row, scrollWidth: 300 })).toBeUndefined();
});

it('the chosen tab is scrolled to the middle of its row, and no further than its beginning [LOK-06]', () => {
  expect(middleOf(row, { offsetLeft: 500, offsetWidth: 100 })).toBe(400);
  expect(middleOf(row, { offsetLeft: 0, offsetWidth: 100 })).toBe(0);
});
