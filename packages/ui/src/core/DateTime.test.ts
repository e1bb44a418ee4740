import { describe, expect, it } from '@jest/globals';
import { formatUtc } from './DateTime.tsx';

describe('formatUtc', () => {
  it.each([
    [0n, '1970-01-01 00:00'],
    [1_795_276_799n, '2026-11-21 15:59'],
    [4_102_444_800n, '2100-01-01 00:00'],
    [2n ** 64n, 'no date'],
  ])('writes %s as %s', (seconds, text) => {
    expect(formatUtc(seconds)).toBe(text);
  });
});
