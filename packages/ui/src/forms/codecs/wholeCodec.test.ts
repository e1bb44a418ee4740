import { describe, expect, it } from '@jest/globals';
import { validate } from '@rab/testing/validate';
import { mostDays, someTime, wholeDaysCodec, wholeMinutesCodec, wholePercentCodec } from './wholeCodec.ts';

describe('whole days and minutes', () => {
  it('become seconds', () => {
    expect(validate(wholeDaysCodec(), ' 30 ')).toBe(2_592_000n);
    expect(validate(wholeMinutesCodec(), '15')).toBe(900n);
  });

  it('whole percents stay percents', () => {
    const limited = wholePercentCodec({ isOptional: true, max: { value: 25n, message: 'too much' } });
    expect(['', '0', '25', '26', '2.5'].map((text) => validate(limited, text))).toEqual([
      0n,
      0n,
      25n,
      'too much',
      'Must be a whole number',
    ]);
  });

  it.each(['1.9', '0.5', '1.', '30.0'])('%j is refused instead of cut off', (text) => {
    expect(validate(wholeDaysCodec(), text)).toBe('Must be a whole number');
    expect(validate(wholeMinutesCodec({ isOptional: true }), text)).toBe('Must be a whole number');
  });

  it.each(['week', '-1', '1e3', '0x10'])('%j isn’t a number', (text) => {
    expect(validate(wholeDaysCodec(), text)).toBe('Must be number');
  });

  it('may be left out only where they are optional', () => {
    expect(validate(wholeDaysCodec(), '')).toBe('Must be number');
    expect(validate(wholeDaysCodec({ isOptional: true }), ' ')).toBe(0n);
  });

  it('keep to their limits, which are seconds', () => {
    const limited = wholeDaysCodec({ min: someTime, max: mostDays(2n ** 32n - 1n) });
    expect(validate(limited, '0')).toBe('Must be greater than 0');
    expect(validate(limited, '49710')).toBe(49_710n * 86_400n);
    expect(validate(limited, '49711')).toBe('Must be at most 49710');
  });
});
