import { describe, expect, it } from '@jest/globals';
import { formatAmount, toInputText } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';
import { percentToPerMille, perMilleToPercent, shareInPercent } from './percent.ts';

describe('parseAmount', () => {
  it.each([
    ['1.5', 18, 1_500_000_000_000_000_000n],
    ['.5', 1, 5n],
    ['1.', 0, 1n],
    ['0.123456789', 5, 12_345n],
    ['1.999', 0, 1n],
    [' 7 ', 2, 700n],
  ])('reads %j with %i decimals, truncating what is too fine', (text, decimals, value) => {
    expect(parseAmount(text, decimals)).toBe(value);
  });

  it.each(['', '.', '-1', '+1', '1e18', '0x10', '1,000', '1 000', 'NaN', '9'.repeat(201)])('refuses %j', (text) => {
    expect(parseAmount(text, 18)).toBeNull();
  });
});

it('a number of 200 digits is read, one of 201 is not', () => {
  expect(parseAmount('9'.repeat(200), 0)).toBe(10n ** 200n - 1n);
  expect(parseAmount('9'.repeat(201), 0)).toBeNull();
});

describe('formatAmount', () => {
  it.each([
    [0n, 18, 2, '0'],
    [1_234_567_890_000_000_000_000n, 18, 2, '1,234.56'],
    [10n ** 18n, 18, 5, '1'],
    [1n, 18, 2, '<0.01'],
    [
      2n ** 256n - 1n,
      0,
      2,
      '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457,584,007,913,129,639,935',
    ],
    [-1_500_000n, 6, 2, '-1.5'],
  ])('shows %s with %i decimals and %i places', (value, decimals, places, text) => {
    expect(formatAmount(value, decimals, places)).toBe(text);
  });

  it('shows what is not known as 0', () => {
    expect(formatAmount(undefined, 18)).toBe('0');
  });
});

it('an amount is written as input text that reads back exactly', () => {
  for (const value of [0n, 1n, 10n ** 18n, 123_456_789_012_345_678_901n, 2n ** 256n - 1n])
    for (const decimals of [0, 5, 18, 36]) expect(parseAmount(toInputText(value, decimals), decimals)).toBe(value);
});

describe('percentages', () => {
  it('become per mille by floor(rate x 10), blank is 0', () => {
    expect(percentToPerMille('2.59')).toBe(25n);
    expect(percentToPerMille('')).toBe(0n);
    expect(percentToPerMille(' ')).toBe(0n);
    expect(percentToPerMille('x')).toBeNull();
  });

  it.each([
    [0n, '0'],
    [1n, '0.1'],
    [25n, '2.5'],
    [1_000n, '100'],
  ])('%s per mille are shown as %s %%', (perMille, text) => {
    expect(perMilleToPercent(perMille)).toBe(text);
  });

  it('share a whole without ever dividing by zero', () => {
    expect(shareInPercent(1n, 3n)).toBe('33.33');
    expect(shareInPercent(5n, 0n)).toBe('0');
  });
});
