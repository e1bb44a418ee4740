import { describe, expect, it } from '@jest/globals';
import { bigIntScalar, bytesScalar } from './scalars.ts';

describe('BigInt', () => {
  it.each([
    ['12', 12n],
    [7, 7n],
    [(2n ** 256n - 1n).toString(), 2n ** 256n - 1n],
    ['-3', -3n],
  ])('reads %p', (value, expected) => {
    expect(bigIntScalar.parseValue(value)).toBe(expected);
  });

  it.each([['0x10'], [''], ['1.5'], [1.5], ['1e3'], [null], ['9'.repeat(79)]])('refuses %p', (value) => {
    expect(() => bigIntScalar.parseValue(value)).toThrow('BigInt takes a whole number');
  });
});

describe('Bytes', () => {
  it('reads hexadecimal digits in any case', () => {
    expect(bytesScalar.parseValue('0xAbC')).toBe('0xabc');
  });

  it.each([['0xzz'], ["' or 1=1"], [5]])('refuses %p', (value) => {
    expect(() => bytesScalar.parseValue(value)).toThrow('Bytes takes hexadecimal digits');
  });
});
