import { expect, it } from '@jest/globals';
import {
  feePercent,
  isFullRange,
  priceAtTick,
  priceSentence,
  priceText,
  rangePlaces,
  rangeState,
} from './priceRange.ts';

const RANGE = { tickLower: -100, tickUpper: 100 };
const CRT = { symbol: 'CRT', decimals: 6 };
const WBNB = { symbol: 'WBNB', decimals: 18 };

it('a position is in range from its lower tick on, and no longer at its upper one [LIQ-01]', () => {
  expect([-101, -100, 99, 100].map((tick) => rangeState(RANGE, tick))).toEqual(['below', 'in', 'in', 'above']);
});

it.each([
  ['of the finest spacing', 887_272, true],
  ['of the widest', 887_200, true],
  ['of one spacing less', 887_000, false],
])('the range to the last ticks %s is the full one only where no price is left out [LIQ-01]', (_, tick, isFull) => {
  expect(isFullRange({ tickLower: -tick, tickUpper: tick })).toBe(isFull);
  expect(isFullRange({ tickLower: -tick, tickUpper: 60 })).toBe(false);
  expect(isFullRange({ tickLower: -60, tickUpper: tick })).toBe(false);
});

it('the fee of a pool is said in percent [LIQ-01]', () => {
  expect([100, 500, 2500, 3000, 10_000].map(feePercent)).toEqual(['0.01', '0.05', '0.25', '0.3', '1']);
});

it('a price is that of one whole token in whole tokens of the other, in either direction [LIQ-01]', () => {
  const direct = { of: CRT, in: WBNB, isInverse: false };
  // 2 ^ (10^12) is what both units differ by
  const tick = Math.round(Math.log(2e12) / Math.log(1.0001));
  expect(priceAtTick(tick, direct)).toBeCloseTo(2, 3);
  expect(priceAtTick(-tick, { of: CRT, in: WBNB, isInverse: true })).toBeCloseTo(2, 3);
  expect(priceAtTick(tick, { of: WBNB, in: CRT, isInverse: true })).toBeCloseTo(0.5, 3);
  expect(priceSentence(2, direct)).toBe('1 CRT = 2 WBNB');
});

it('a price has five digits and no exponent, and none where nobody could read it [LIQ-01]', () => {
  expect([0.000_012_345_67, 1_234_567.8, 1, 1e-16, 0, 1e16, Number.POSITIVE_INFINITY].map(priceText)).toEqual([
    '0.000012346',
    '1,234,600',
    '1',
    '0',
    '0',
    '∞',
    '∞',
  ]);
});

it('the drawing has room on both sides of the range, and of a price beyond it; it turns around with the price [LIQ-01]', () => {
  const inside = rangePlaces(RANGE, 0, false);
  expect(inside.now).toBeCloseTo(0.5);
  expect(inside.from).toBeGreaterThan(0);
  expect(inside.to).toBeCloseTo(1 - inside.from);

  const above = rangePlaces(RANGE, 300, false);
  expect(above.from).toBeGreaterThan(0);
  expect(above.to).toBeLessThan(above.now);
  expect(above.now).toBeLessThan(1);

  const turned = rangePlaces(RANGE, 300, true);
  expect(turned.now).toBeCloseTo(1 - above.now);
  expect([turned.from, turned.to]).toEqual([expect.closeTo(1 - above.to), expect.closeTo(1 - above.from)]);
  expect(rangePlaces({ tickLower: -887_220, tickUpper: 887_220 }, 7, false)).toEqual({ from: 0, to: 1, now: 0.5 });
});
