import { afterEach, expect, it } from '@jest/globals';
import { speak } from './catalogues.ts';
import { formatDay, formatNumber } from './format.ts';
import { formatList } from './lists.ts';

const MARCH = 1_804_507_200n;

afterEach(() => speak('en'));

it.each([
  ['en', '1,234', '8 March 2027'],
  ['es', '1234', '8 de marzo de 2027'],
  ['tr', '1.234', '8 Mart 2027'],
  ['zh-Hans', '1,234', '2027年3月8日'],
])('%s writes numbers and days as its readers do [LNG-01]', async (language, number, day) => {
  await speak(language);
  expect([formatNumber(1234), formatDay(MARCH)]).toEqual([number, day]);
});

it('digits are the same in Arabic, and there is no day beyond the calendar [LNG-03]', async () => {
  await speak('ar');
  expect(formatNumber(1234)).toMatch(/^1.?234$/);
  expect(formatDay(MARCH)).toMatch(/\b2027\b/);
  expect(formatDay(2n ** 40n)).toBeNull();
});

it.each([
  ['en', '1%, 2%', 'a and b'],
  ['es', '1% y 2%', 'a y b'],
  ['zh-Hans', '1%、2%', 'a和b'],
])('%s lists things as its readers do [LNG-01]', async (language, units, both) => {
  await speak(language);
  expect([formatList(['1%', '2%']), formatList(['a', 'b'], 'long')]).toEqual([units, both]);
});
