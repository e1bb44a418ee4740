import { describe, expect, it } from '@jest/globals';
import { judge } from '@rab/testing/judge';
import { mostDays, someTime, wholeDaysCodec, wholeMinutesCodec, wholePercentCodec } from './wholeCodec.ts';

describe('whole days and minutes', () => {
  it('become seconds', () => {
    expect(judge(wholeDaysCodec(), ' 30 ')).toBe(2_592_000n);
    expect(judge(wholeMinutesCodec(), '15')).toBe(900n);
  });

  it('whole percents stay percents', () => {
    const limited = wholePercentCodec({ isOptional: true, max: { value: 25n, message: 'too much' } });
    expect(['', '0', '25', '26', '2.5'].map((text) => judge(limited, text))).toEqual([
      0n,
      0n,
      25n,
      'too much',
      'Must be a whole number',
    ]);
  });

  it.each(['1.9', '0.5', '1.', '30.0'])('%j is refused instead of cut off', (text) => {
    expect(judge(wholeDaysCodec(), text)).toBe('Must be a whole number');
    expect(judge(wholeMinutesCodec({ isOptional: true }), text)).toBe('Must be a whole number');
  });

  it.each(['week', '-1', '1e3', '0x10'])('%j isn’t a number', (text) => {
    expect(judge(wholeDaysCodec(), text)).toBe('Must be number');
  });

  it('may be left out only where they are optional', () => {
    expect(judge(wholeDaysCodec(), '')).toBe('Must be number');
    expect(judge(wholeDaysCodec({ isOptional: true }), ' ')).toBe(0n);
  });

  it('keep to their limits, which are seconds', () => {
    const limited = wholeDaysCodec({ min: someTime, max: mostDays(2n ** 32n - 1n) });
    expect(judge(limited, '0')).toBe('Must be greater than 0');
    expect(judge(limited, '49710')).toBe(49_710n * 86_400n);
    expect(judge(limited, '49711')).toBe('Must be at most 49710');
  });
});
