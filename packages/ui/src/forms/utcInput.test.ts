import { expect, it } from '@jest/globals';
import { formatLocal, formatUtcInput, parseUtcInput } from './utcInput.ts';

it('what is written is read back, in UTC whatever the reader’s own time', () => {
  const seconds = BigInt(Date.UTC(2026, 1, 28, 23, 59) / 1000);
  expect(formatUtcInput(seconds)).toBe('2026-02-28 23:59');
  expect(parseUtcInput(formatUtcInput(seconds))).toBe(seconds);
  const offset = BigInt(new Date(Number(seconds) * 1000).getTimezoneOffset()) * 60n;
  expect(formatLocal(seconds)).toBe(formatUtcInput(seconds - offset));
});
