import { expect, it } from '@jest/globals';
import { fadeOf, middleOf } from './useTabRow.ts';

const row = { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 };

it('a row of tabs fades at each end behind which there is more [LOK-06]', () => {
  const [start, end] = ['#000 40px', '#000 calc(100% - 40px)'];
  const ends = (scrollLeft: number, isRtl: boolean) =>
    [start, end].map((side) => fadeOf({ ...row, scrollLeft }, isRtl)?.includes(side));
  expect(ends(0, false)).toEqual([false, true]);
  expect(ends(300, false)).toEqual([true, true]);
  expect(ends(599.5, false)).toEqual([true, false]);
  expect(fadeOf({ ...row, scrollWidth: 300 }, false)).toBeUndefined();
  expect(ends(-300, true)).toEqual([true, true]);
  expect(ends(-599.5, true)).toEqual([true, false]);
  expect(fadeOf(row, true)).toMatch(/^linear-gradient\(to left,/);
});

it('the chosen tab is scrolled to the middle of its row [LOK-06]', () => {
  expect(middleOf(row, { offsetLeft: 500, offsetWidth: 100 })).toBe(400);
  // from right to left
  expect(middleOf(row, { offsetLeft: -300, offsetWidth: 100 })).toBe(-400);
});
