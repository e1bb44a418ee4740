import { describe, expect, it } from '@jest/globals';
import { validate } from '@rab/testing/validate';
import { utcDateCodec } from './utcDateCodec.ts';

const START = BigInt(Date.UTC(2030, 0, 2, 3, 4) / 1000);
const date = utcDateCodec('Start time is required', { after: { value: START - 60n, message: 'too early' } });

describe('utcDateCodec', () => {
  it.each(['2030-01-02 03:04', '2030-01-02T03:04', ' 2030-01-02 03:04 '])('reads %j in UTC', (text) => {
    expect(validate(date, text)).toBe(START);
  });

  it.each(['2030-02-30 10:00', '2030-01-02', 'tomorrow', '12030-01-02 03:04'])('refuses %j [WIZ-10]', (text) => {
    expect(validate(date, text)).toBe('Must be a date like 2026-11-24 15:30');
  });

  it.each(['', ' ', null])('asks for one where %j is typed', (text) => {
    expect(validate(date, text)).toBe('Start time is required');
  });

  it('accepts only dates after its limit', () => {
    expect(validate(date, '2030-01-02 03:03')).toBe('too early');
    expect(validate(utcDateCodec('Start time is required'), '1970-01-01 00:00')).toBe(0n);
  });
});
