import { describe, expect, it } from '@jest/globals';
import { parseAmount } from '@rab/contracts';
import { validate } from '@rab/testing/validate';
import { amountCodec } from './amountCodec.ts';
import { basisPointsCodec } from './percentCodec.ts';
import { wholeDaysCodec } from './wholeCodec.ts';

describe('amountCodec', () => {
  it.each(['1.5', '.5', ' 7 ', '0.000000000000000001', '1.9999999999999999999', '123456789'])(
    'reads %j as every other amount of the product is read',
    (text) => {
      expect(validate(amountCodec(18), text)).toBe(parseAmount(text, 18));
    },
  );

  it.each(['', '.', '-1', '1e3', '0x10', '1 5', 'ten', null])('refuses %j as no number', (text) => {
    expect(validate(amountCodec(18), text)).toBe('Must be number');
    expect(validate(amountCodec(18, { notNumber: 'Amount must be number' }), text)).toBe('Amount must be number');
  });

  it.each(['1,000', '1,000,000', '1.000,5'])('asks what the comma of %s means [CFG-06]', (text) => {
    const asked = 'A comma here may mean thousands or decimals. Write 1000, or 1.0';
    expect(validate(amountCodec(18), text)).toBe(asked);
    expect(validate(basisPointsCodec(), text)).toBe(asked);
    expect(validate(wholeDaysCodec(), text)).toBe(asked);
  });

  it('takes the comma of a keypad for a point [CFG-06]', () => {
    expect(validate(amountCodec(18), '0,5')).toBe(5n * 10n ** 17n);
    expect(validate(basisPointsCodec(), '12,5')).toBe(1_250n);
    expect(validate(wholeDaysCodec(), '1,5')).toBe('Must be a whole number');
  });

  it('refuses 0, and what is less than a unit', () => {
    expect(validate(amountCodec(2), '0.0')).toBe('Must be greater than 0');
    expect(validate(amountCodec(2, { notPositive: 'Amount must be > 0' }), '0.009')).toBe('Amount must be > 0');
    expect(validate(amountCodec(2), '0.01')).toBe(1n);
  });

  it('refuses what is above its limit', () => {
    const limited = amountCodec(1, { max: { value: 15n, message: 'too much' } });
    expect(validate(limited, '1.5')).toBe(15n);
    expect(validate(limited, '1.6')).toBe('too much');
  });
});
