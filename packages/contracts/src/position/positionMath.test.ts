import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountsAtPrice, sqrtRatioAtTick, TICK_LIMITS } from './positionMath.ts';

const ticks = fc.integer(TICK_LIMITS);
const liquidities = fc.bigInt(1n, 2n ** 100n);

describe('the square root of the price at a tick', () => {
  // what Uniswap's documentation and its published pools have; packages/sdk/test compares others with a pool
  it.each([
    [-887_272, 4_295_128_739n],
    [-1, 79_224_201_403_219_477_170_569_942_574n],
    [0, 2n ** 96n],
    [1, 79_232_123_823_359_799_118_286_999_568n],
    [131_174, 55_865_590_205_377_616_579_161_725_178_175n],
    [132_822, 60_663_640_243_532_752_732_355_356_147_525n],
    [60, 79_466_191_966_197_645_195_421_774_833n],
    [887_272, 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n],
  ])('at %d is %d [LIQ-01]', (tick, ratio) => {
    expect(sqrtRatioAtTick(tick)).toBe(ratio);
  });

  it.each([-887_273, 887_273, 0.5, Number.NaN])('is refused at %d, which no pool has [LIQ-01]', (tick) => {
    expect(() => sqrtRatioAtTick(tick)).toThrow(new RangeError(`No pool has the tick ${tick}.`));
  });

  it('rises with the tick [LIQ-01]', () => {
    fc.assert(
      fc.property(fc.integer({ ...TICK_LIMITS, max: TICK_LIMITS.max - 1 }), (tick) => {
        expect(sqrtRatioAtTick(tick + 1)).toBeGreaterThan(sqrtRatioAtTick(tick));
      }),
    );
  });
});

describe('what a position holds', () => {
  const ranges = fc
    .uniqueArray(ticks, { minLength: 2, maxLength: 2 })
    .map(([a = 0, b = 0]) => ({ tickLower: Math.min(a, b), tickUpper: Math.max(a, b) }));

  // what a pool pays for these; rounded down, as it does
  it.each([
    ['in the middle of its range', 0, 2_995_354_955_910_780n, 2_995_354_955_910_780n],
    ['at its lower end', -60, 5_999_709_018_652_706n, 0n],
    ['at its upper end', 60, 0n, 5_999_709_018_652_706n],
  ])('is what the pool gives for it, %s [LIQ-01]', (_, tick, amount0, amount1) => {
    const position = { tickLower: -60, tickUpper: 60, liquidity: 10n ** 18n };
    expect(amountsAtPrice(position, sqrtRatioAtTick(tick))).toEqual({ amount0, amount1 });
  });

  it('is all of the first token below its range, and all of the second above it, wherever there [LIQ-01]', () => {
    fc.assert(
      fc.property(ranges, liquidities, (range, liquidity) => {
        const position = { ...range, liquidity };
        const low = sqrtRatioAtTick(range.tickLower);
        const high = sqrtRatioAtTick(range.tickUpper);
        expect(amountsAtPrice(position, low).amount1).toBe(0n);
        expect(amountsAtPrice(position, high).amount0).toBe(0n);
        expect(amountsAtPrice(position, low / 2n)).toEqual(amountsAtPrice(position, low));
        expect(amountsAtPrice(position, high * 2n)).toEqual(amountsAtPrice(position, high));
      }),
    );
  });

  it('has less of the first token and more of the second as the price rises, never below nothing [LIQ-01]', () => {
    fc.assert(
      fc.property(ranges, liquidities, ticks, ticks, (range, liquidity, one, other) => {
        const position = { ...range, liquidity };
        const before = amountsAtPrice(position, sqrtRatioAtTick(Math.min(one, other)));
        const after = amountsAtPrice(position, sqrtRatioAtTick(Math.max(one, other)));
        expect(after.amount0).toBeLessThanOrEqual(before.amount0);
        expect(after.amount1).toBeGreaterThanOrEqual(before.amount1);
        expect(after.amount0).toBeGreaterThanOrEqual(0n);
        expect(before.amount1).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});
