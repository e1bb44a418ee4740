import { describe, expect, it } from '@jest/globals';
import { assert, bigInt, constantFrom, integer, property, string, stringMatching, tuple } from 'fast-check';
import { BASIS_POINTS, DEFAULT_DECIMALS, SECONDS_PER_DAY } from './constants.ts';
import { DEFAULT_PLACES, formatAmount, SALE_PLACES, toInputText } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';
import { basisPointsToPercent, percentToBasisPoints } from './percent.ts';

const MAX = 2n ** 256n - 1n;
const SALO_DECIMALS = 5;
const amount = bigInt({ min: 0n, max: MAX });
/** What tokens of the field have, those of SALO and of none at all included. */
const decimals = constantFrom(0, 1, 2, SALO_DECIMALS, 6, 8, 9, DEFAULT_DECIMALS, 24, 36);
const digits = (text: string) => text.replaceAll(',', '');

describe('amounts', () => {
  it('are converted with decimals and truncated; show 0 for nothing, 2 places, 5 for sales, commas, no exponent [CFG-06]', () => {
    // what is written is read back exactly, whatever the token
    assert(property(amount, decimals, (value, d) => parseAmount(toInputText(value, d), d) === value));
    // decimals finer than the token's are cut off, never rounded
    assert(
      property(integer({ min: 0 }), stringMatching(/^\d{1,40}$/), decimals, (whole, fraction, d) => {
        const cut = fraction.slice(0, d);
        return parseAmount(`${whole}.${fraction}`, d) === parseAmount(cut ? `${whole}.${cut}` : `${whole}`, d);
      }),
    );
    expect(parseAmount('1.999999', SALO_DECIMALS)).toBe(199_999n);

    const shown = tuple(amount, decimals, integer({ min: 0, max: 36 }));
    assert(
      property(shown, ([value, d, places]) => {
        const text = formatAmount(value, d, places);
        if (text.startsWith('<')) return value > 0n && value * 10n ** BigInt(places) < 10n ** BigInt(d);
        const back = parseAmount(digits(text), d) as bigint;
        const unit = d > places ? 10n ** BigInt(d - places) : 1n;
        // plain digits in threes, at most one unit of the last place below the value and never above it
        return /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/.test(text) && back <= value && value - back < unit;
      }),
    );
    expect(formatAmount(MAX, 0)).not.toMatch(/e/i);
    expect(formatAmount(1n, 80, 80)).toBe(`0.${'0'.repeat(79)}1`);
    for (const nothing of [0n, undefined, null]) expect(formatAmount(nothing, DEFAULT_DECIMALS)).toBe('0');
    // what isn’t a number is no amount, and no amount shows as 0
    assert(
      property(string(), (text) => {
        if (/^\s*(?:\d+[.,]?\d*|[.,]\d+)\s*$/.test(text)) return true;
        return parseAmount(text, 18) === null && formatAmount(parseAmount(text, 18), 18) === '0';
      }),
    );
    expect(DEFAULT_PLACES).toBe(2);
    expect(formatAmount(123_456_789_123n, SALO_DECIMALS)).toBe('1,234,567.89');
    expect(SALE_PLACES).toBe(5);
    expect(formatAmount(1_234_567_891_234_567n, 9, SALE_PLACES)).toBe('1,234,567.89123');
    // 80 places and a thousand digits, exactly
    expect(formatAmount(10n ** 80n / 3n, 80, 80)).toBe(`0.${'3'.repeat(80)}`);
    expect(toInputText(10n ** 999n, 0)).toBe(`1${'0'.repeat(999)}`);
  });
});

describe('units', () => {
  it('basis points show divided by 100, exactly for all 10,001; a day is 86400 s; tokens have 18 decimals [CFG-08]', () => {
    for (let bps = 0n; bps <= BASIS_POINTS; bps += 1n) {
      const text = `${bps / 100n}.${(bps % 100n).toString().padStart(2, '0')}`;
      expect(percentToBasisPoints(text)).toBe(bps);
      expect(basisPointsToPercent(bps)).toBe(text.replace(/\.?0+$/, '') || '0');
    }
    expect(SECONDS_PER_DAY).toBe(86_400n);
    expect(DEFAULT_DECIMALS).toBe(18);
  });
});
