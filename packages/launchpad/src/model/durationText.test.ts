import { expect, it } from '@jest/globals';
import { durationText } from './durationText.ts';

it.each([
  [0n, '0 seconds'],
  [1n, 'second'],
  [2n, '2 seconds'],
  [59n, '59 seconds'],
  [60n, 'minute'],
  [61n, '61 seconds'],
  [120n, '2 minutes'],
  [3_599n, '3599 seconds'],
  [3_600n, 'hour'],
  [5_400n, '90 minutes'],
  [7_200n, '2 hours'],
  [86_399n, '86399 seconds'],
  [86_400n, 'day'],
  [90_000n, '25 hours'],
  [15n * 86_400n, '15 days'],
])('%s seconds are said in the largest unit that has a whole number of them: %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
