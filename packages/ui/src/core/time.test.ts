import { afterEach, describe, expect, it } from '@jest/globals';
import { ENGLISH, i18n } from '@rab/language';
import { formatClock, formatLocal, formatUtc, utcInFile } from './time.ts';

const BEYOND = 2n ** 64n;

afterEach(() => i18n.activate(ENGLISH));

describe('time as text', () => {
  it.each([
    [0n, '1970-01-01 00:00'],
    [1_795_276_799n, '2026-11-21 15:59'],
    [4_102_444_800n, '2100-01-01 00:00'],
    [253_402_300_800n, '10000-01-01 00:00'],
    [BEYOND, 'no date'],
  ])('formatUtc writes %s as %s', (seconds, text) => {
    expect(formatUtc(seconds)).toBe(text);
  });

  it.each([
    [1_793_750_399n, 'Nov 3, 23:59'],
    [1_793_750_400n, 'Nov 4, 00:00'],
    [BEYOND, 'no date'],
  ])('formatClock writes %s as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });

  it.each([0n, 1_795_276_799n])('formatLocal writes %s as far from UTC as this computer is', (seconds) => {
    const minutesBehind = BigInt(new Date(Number(seconds) * 1000).getTimezoneOffset());
    expect(formatLocal(seconds)).toBe(formatUtc(seconds - minutesBehind * 60n));
  });

  it('formatLocal has no date beyond the calendar', () => {
    expect(formatLocal(BEYOND)).toBe('no date');
  });

  it('on the screen, digits keep their order where one reads from right to left; a file has no marks for it [LNG-03]', () => {
    i18n.loadAndActivate({ locale: 'ar', messages: {} });
    expect(formatUtc(0n)).toBe('\u20661970-01-01 00:00\u2069');
    expect(formatLocal(0n)).toMatch(/^\u2066.*\u2069$/);
    expect(utcInFile(0n)).toBe('1970-01-01 00:00');
  });
});
