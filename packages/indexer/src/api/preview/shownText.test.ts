import { expect, it } from '@jest/globals';
import { dayText } from '@rab/contracts/lock';
import { amountText, cutText, sourceText, spelledAsPicture, spelledAsText, timeText } from './shownText.ts';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

it.each([
  ['line breaks and blanks', ' a\n\n \u2800b\t', 'a b'],
  ['a text that would turn around', 'Safe\u202Ekcol', 'Safekcol'],
  ['control characters', 'a\u0000\u0007b', 'ab'],
  ['towers of marks', `Z${'\u0334\u0335\u0336'.repeat(300)}a`, 'Z\u0334\u0335a'],
  ['letters with their own marks', 'Việt Ğİ e\u0301', 'Việt Ğİ é'],
  ['nothing to see', '\u200B\u202E \n', ''],
])('shows %s in one line [FST-06]', (_, text, shown) => {
  expect(cutText(text, 60)).toBe(shown);
});

it('a text of ten thousand letters is cut to those that have room, and no letter in two [FST-06]', () => {
  expect(cutText('x'.repeat(10_000), 60)).toBe(`${'x'.repeat(59)}…`);
  expect(cutText('🥕'.repeat(5), 3)).toBe('🥕🥕…');
  // a flag is one letter to people
  expect(cutText('🇩🇪🇩🇪🇩🇪', 2)).toBe('🇩🇪…');
  expect(cutText('abc', 3)).toBe('abc');
  // to people this is one letter
  expect(cutText('क्'.repeat(1000), 60).length).toBeLessThanOrEqual(4 * 60 + 1);
});

it('the preview keeps every script in a text, and what runs from right to left apart from what follows [FST-06]', () => {
  expect(spelledAsText('兔子 🥕', 60, 'instead')).toBe('兔子 🥕');
  expect(spelledAsText('عملة', 60, 'instead')).toBe('\u2068عملة\u2069');
  expect(spelledAsText('\u202E', 60, 'instead')).toBe('instead');
});

it('the preview draws no letter that the font of the picture lacks, and shows an address where nothing is left [FST-06]', () => {
  expect(spelledAsPicture('Жук λόγος Việt 🥕', 60, 'instead')).toBe('Жук λόγος Việt');
  expect(spelledAsPicture('兔子 Rabbit', 60, 'instead')).toBe('Rabbit');
  expect(spelledAsPicture('兔子🥕!', 60, 'instead')).toBe('instead');
  // of the scripts that it has, but not these letters
  expect(spelledAsPicture('ＵＳＤＴ Ⅷ', 60, 'instead')).toBe('USDT VIII');
  expect(spelledAsPicture('ⱵꜢ', 60, 'instead')).toBe('instead');
  expect(sourceText({ name: 'Meadow', symbol: 'MDW' }, ADDRESS)).toBe('MDW · 0x7099…79C8');
  expect(sourceText({ name: '0x7099…79C8', symbol: '0x7099…79C8' }, ADDRESS)).toBe('');
});

it('the preview gives each amount its unit, and one that no screen has room for as more than one that fits [FST-06]', () => {
  expect(amountText(1_400_000_000_000_000_000n, 18, 'BNB', 5)).toBe('1.4 BNB');
  expect(amountText(1_234_567n, 6, 'USDT')).toBe('1.23 USDT');
  expect(amountText(1n, 18, 'BNB')).toBe('<0.01 BNB');
  expect(amountText(2n ** 255n, 18, 'X')).toBe('over 999,999,999,999,999 X');
  expect(amountText(5n, 255, 'X')).toBe('<0.01 X');
});

it('the preview writes days and times, also after the last one of the calendar', () => {
  expect(dayText(1_804_507_200n)).toBe('8 March 2027');
  expect(timeText(1_804_507_200n)).toBe('8 March 2027, 12:00 UTC');
  for (const seconds of [2n ** 60n, 10n ** 12n]) expect(timeText(seconds)).toBe('the end of the calendar');
});
