import { describe, expect, it } from '@jest/globals';
import { BigNumber } from 'bignumber.js';
import fc from 'fast-check';
import { sharesOf } from './shares.ts';

const shown = (values: readonly bigint[]) => sharesOf(values).map((share) => share.toFixed(2));
const parts = fc.array(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { minLength: 1, maxLength: 12 });

describe('sharesOf', () => {
  it.each([
    [
      [1n, 1n, 1n],
      ['33.34', '33.33', '33.33'],
    ],
    [
      [2n, 1n, 9_699n],
      ['0.02', '0.01', '99.97'],
    ],
    [
      [1n, 10_000_000n],
      ['0.00', '100.00'],
    ],
    [[5n], ['100.00']],
    [
      [0n, 0n],
      ['0.00', '0.00'],
    ],
    [[], []],
  ])('the shares of %s are %s', (values, percents) => {
    expect(shown(values)).toEqual(percents);
  });

  it('make exactly 100 and are never a hundredth of a percent away from the truth, whatever the parts', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const whole = values.reduce((sum, value) => sum + value, 0n);
        fc.pre(whole > 0n);
        const shares = sharesOf(values);
        expect(BigNumber.sum(...shares).toFixed()).toBe('100');
        shares.forEach((share, index) => {
          // |share - 100 value / whole| < 0.01, without rounding: times 100 whole
          const distance = share
            .times(100)
            .times(whole.toString())
            .minus(((values[index] ?? 0n) * 10_000n).toString());
          expect(distance.abs().lt(whole.toString())).toBe(true);
        });
      }),
    );
  });
});
