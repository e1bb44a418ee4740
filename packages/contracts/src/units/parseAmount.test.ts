import { expect, it } from '@jest/globals';
import { isUnclearNumber, parseAmount } from './parseAmount.ts';

it.each([
  ['0,5', 500n],
  [',5', 500n],
  ['1,5', 1_500n],
  ['0,500', 500n],
  ['1,50', 1_500n],
  ['1,0000', 1_000n],
  ['1234,567', 1_234_567n],
  ['12,', 12_000n],
  ['٠٫٥', 500n],
  ['۱۲٫۵', 12_500n],
  ['1.000', 1_000n],
])('a keypad’s comma is a point: %s [CFG-06]', (text, units) => {
  expect(parseAmount(text, 3)).toBe(units);
  expect(isUnclearNumber(text)).toBe(false);
});

it.each(['1,000', '12,000', '999,999', '1,000,000', '1,000.5', '1.000,5', '1,000,5', '1,2.3'])(
  'what may be thousands is no amount but to be asked: %s [CFG-06]',
  (text) => {
    expect(parseAmount(text, 18)).toBeNull();
    expect(isUnclearNumber(text)).toBe(true);
  },
);

it.each(['', ',', '.', '1 000', '1’000', '1e3', '-1', '+1', '0x1', '١x', '1;5'])(
  'isn’t a number: %j [CFG-06]',
  (text) => {
    expect(parseAmount(text, 18)).toBeNull();
    expect(isUnclearNumber(text)).toBe(false);
  },
);
