import { afterEach, expect, it } from '@jest/globals';
import { speak } from './catalogues.ts';
import { formatDay, formatList, formatNumber } from './format.ts';

const MARCH = 1_804_507_200n;

afterEach(() => speak('en'));

it.each([
  ['en', '1,234', 'a, b, and c', '8 March 2027'],
  ['es', '1234', 'a, b y c', '8 de marzo de 2027'],
  ['tr', '1.234', 'a, b ve c', '8 Mart 2027'],
  ['zh-Hans', '1,234', 'a、b和c', '2027年3月8日'],
])('%s writes numbers, lists and days as its readers do [LNG-01]', async (language, number, list, day) => {
  await speak(language);
  expect([formatNumber(1234), formatList(['a', 'b', 'c']), formatDay(MARCH)]).toEqual([number, list, day]);
});

it('digits are the same in Arabic, and there is no day beyond the calendar [LNG-03]', async () => {
  await speak('ar');
  expect(formatNumber(1234)).toMatch(/^1.?234$/);
  expect(formatDay(MARCH)).toMatch(/\b2027\b/);
  expect(formatDay(2n ** 40n)).toBeNull();
});
