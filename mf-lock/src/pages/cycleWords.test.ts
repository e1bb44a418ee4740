import { expect, it } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { cycleWords } from './cycleWords.ts';

it.each([
  [SECONDS_PER_DAY, '1 day'],
  [30n * SECONDS_PER_DAY, '30 days'],
  [SECONDS_PER_DAY / 2n, '43,200 seconds'],
  [1n, '1 second'],
])('a cycle of %s seconds is said exactly', (cycle, words) => {
  expect(cycleWords(cycle)).toBe(words);
});
