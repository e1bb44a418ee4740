import { describe, expect, it } from '@jest/globals';
import { formatUtc } from '../core/time.ts';
import { caretBehind, editUtcInput, maskUtcInput, parseUtcInput, stepUtcInput } from './utcInput.ts';

it('what is shown of a moment is read back as the same one', () => {
  for (const time of [0, Date.UTC(2026, 1, 28, 23, 59), Date.UTC(9999, 11, 31, 23, 59)]) {
    const seconds = BigInt(time / 1000);
    expect(parseUtcInput(formatUtc(seconds))).toBe(seconds);
  }
});

describe('digits alone become a date [WIZ-10]', () => {
  it.each([
    ['', ''],
    ['2026', '2026'],
    ['20261', '2026-1'],
    ['202611241530', '2026-11-24 15:30'],
    ['2026-11-24T15:30', '2026-11-24 15:30'],
    ['2026-11-24 15:30:59', '2026-11-24 15:30'],
    ['2026-11-24 ', '2026-11-24'],
    ['2026-1-', '2026-01'],
    ['2026-01-2', '2026-01-2'],
    ['2026-01-2 ', '2026-01-02'],
    ['2026/1/2 3', '2026-01-02 3'],
    ['2026-1-24 15:30', '2026-01-24 15:30'],
    ['2026-1124 15:30', '2026-11-24 15:30'],
    ['2026-11-24 15:307', '2026-11-24 15:30'],
    ['2026-11-24 153:', '2026-11-24 153:'],
  ])('%j is %j', (typed, masked) => {
    expect(maskUtcInput(typed)).toBe(masked);
  });

  it('the caret stays behind the digit that was typed', () => {
    const whole = '2026-11-24 15:30';
    for (let digits = 0; digits <= 12; digits += 1)
      expect(whole.slice(0, caretBehind(digits)).replace(/\D/g, '')).toHaveLength(digits);
  });
});

describe('a date that was copied elsewhere is the same moment, or none [WIZ-10]', () => {
  it.each([
    ['2027/1/12 12:30:00', '2027-01-12 12:30'],
    ['2027-1-2 3:04', '2027-01-02 03:04'],
    ['2027.01.12 12:30', '2027-01-12 12:30'],
    ['2027/1/12, 12:30:00', '2027-01-12 12:30'],
    ['2027-01-12 02:30 PM', '2027-01-12 14:30'],
    ['2027-01-12 2:30 pm', '2027-01-12 14:30'],
    ['2027-01-12 12:30 AM', '2027-01-12 00:30'],
    ['2027-01-12 12:30 p.m.', '2027-01-12 12:30'],
    ['2027-01-12\u202f2:30\u202fPM', '2027-01-12 14:30'],
    ['2027-01-12T12:30:00+03:00', '2027-01-12 09:30'],
    ['2027-01-12 12:30:00+0300', '2027-01-12 09:30'],
    ['2027-01-12T00:30:00-05:30', '2027-01-12 06:00'],
    ['2027-01-01T01:00+03:00', '2026-12-31 22:00'],
    ['2027-01-12T12:30:00.000Z', '2027-01-12 12:30'],
    ['2027-01-12 12:30 UTC', '2027-01-12 12:30'],
    ['20270112T123000Z', '2027-01-12 12:30'],
    ['20270112T123000+0300', '2027-01-12 09:30'],
  ])('%j is %j', (pasted, shown) => {
    expect(maskUtcInput(pasted)).toBe(shown);
    expect(parseUtcInput(pasted)).toBe(parseUtcInput(shown));
    expect(parseUtcInput(shown)).not.toBeNull();
  });

  it.each([
    '12/1/2027 12:30',
    '12.01.2027 12:30',
    '1/12/27 12:30',
    '27-01-12 12:30',
    'Jan 12, 2027 12:30',
    '12 January 2027',
    'Tue, 12 Jan 2027 12:30:00 GMT',
    '2027-01-12 12:30 EST',
    '2027-01-12 12:30 UTC+3',
    '2027-01-12T12:30+03',
    '2027-01-12 13:30 PM',
    '2027-01-12 0:30 AM',
    '2027-13-12 12:30',
    '2027-02-30 12:30',
    '2027-01-12 24:30',
    '2027-01-12',
    '2027-W02-2',
    '1800000000',
    '1800000000000',
    'tomorrow',
  ])('%j is no date', (pasted) => {
    expect(parseUtcInput(pasted)).toBeNull();
    expect(parseUtcInput(maskUtcInput(pasted))).toBeNull();
  });
});

it.each([
  ['2026-01-05 10:30', '2026-01-05 1:30', '2026-01-05 13:0'],
  ['2026-01-05 13:0', '2026-01-05 123:0', '2026-01-05 12:30'],
  ['2026-01-05 10:30', '2026-01-05 10:', '2026-01-05 10'],
  ['2026-01-05 10:30', '2026-01-05 102:30', '2026-01-05 102:30'],
  ['2026-01-05 102:30', '2026-01-05 12:30', '2026-01-05 12:30'],
  ['12/01/1211 12:30', '12/01/1211 1:30', '12/01/1211 1:30'],
  ['2026-01-05 10:30', '2026-01-05 x:30', '2026-01-05 x:30'],
])('%j, edited to %j, becomes %j [WIZ-10]', (before, text, after) => {
  expect(editUtcInput(before, text)).toBe(after);
});

describe('the part at the caret is moved [WIZ-10]', () => {
  it.each([
    [0, 1, '2027-11-30 23:59'],
    [6, 1, '2026-12-30 23:59'],
    [9, 1, '2026-12-01 23:59'],
    [12, 1, '2026-12-01 00:59'],
    [16, 1, '2026-12-01 00:00'],
    [16, -1, '2026-11-30 23:58'],
  ])('at %s by %s', (caret, by, after) => {
    expect(stepUtcInput('2026-11-30 23:59', caret, by)).toBe(after);
  });

  it('nothing is moved in a text that is no date, nor beyond the calendar', () => {
    expect(stepUtcInput('2026-11', 6, 1)).toBeNull();
    expect(stepUtcInput('9999-12-31 23:59', 16, 1)).toBeNull();
  });
});
