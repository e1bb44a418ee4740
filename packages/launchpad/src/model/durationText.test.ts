import { expect, it } from '@jest/globals';
import { everyText } from './durationText.ts';

it.each([
  [0n, 'every 0 seconds'],
  [1n, 'every second'],
  [2n, 'every 2 seconds'],
  [59n, 'every 59 seconds'],
  [60n, 'every minute'],
  [61n, 'every 61 seconds'],
  [120n, 'every 2 minutes'],
  [3_599n, 'every 3,599 seconds'],
  [3_600n, 'every hour'],
  [5_400n, 'every 90 minutes'],
  [7_200n, 'every 2 hours'],
  [86_399n, 'every 86,399 seconds'],
  [86_400n, 'every day'],
  [90_000n, 'every 25 hours'],
  [15n * 86_400n, 'every 15 days'],
])('%s seconds are said in the largest unit that has a whole number of them: %s', (seconds, text) => {
  expect(everyText(seconds)).toBe(text);
});
