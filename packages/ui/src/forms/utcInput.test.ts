import { expect, it } from '@jest/globals';
import { formatUtc } from '../core/time.ts';
import { parseUtcInput } from './utcInput.ts';

it('what is shown of a moment is read back as the same one', () => {
  for (const time of [0, Date.UTC(2026, 1, 28, 23, 59), Date.UTC(9999, 11, 31, 23, 59)]) {
    const seconds = BigInt(time / 1000);
    expect(parseUtcInput(formatUtc(seconds))).toBe(seconds);
  }
});
