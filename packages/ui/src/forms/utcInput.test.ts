import { describe, expect, it } from '@jest/globals';
import { formatUtc } from '../core/time.ts';
import { caretBehind, maskUtcInput, parseUtcInput, stepUtcInput } from './utcInput.ts';

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
    ['tomorrow', ''],
  ])('%j is %j', (typed, masked) => {
    expect(maskUtcInput(typed)).toBe(masked);
  });

  it('and the caret stays behind the digit that was typed', () => {
    const whole = '2026-11-24 15:30';
    for (let digits = 0; digits <= 12; digits += 1)
      expect(whole.slice(0, caretBehind(digits)).replace(/\D/g, '')).toHaveLength(digits);
  });
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

  it('and of what is no date nothing, nor beyond the calendar', () => {
    expect(stepUtcInput('2026-11', 6, 1)).toBeNull();
    expect(stepUtcInput('9999-12-31 23:59', 16, 1)).toBeNull();
  });
});
