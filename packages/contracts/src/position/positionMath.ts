/** The ticks between which a pool's price can be: those of every V3 exchange. */
export const TICK_LIMITS = { min: -887_272, max: 887_272 } as const;

/** What decides what a position holds. */
export interface LiquidityRange {
  liquidity: bigint;
  tickLower: number;
  tickUpper: number;
}

export interface PositionAmounts {
  amount0: bigint;
  amount1: bigint;
}

/** A square root of a price in Q64.96 is the ratio of the amounts' units, times 2 ** 96. */
const Q96 = 96n;
/** Bits behind the point while powers are multiplied, as in the exchange's contracts. */
const Q128 = 128n;
/** Bits behind the point while the powers themselves are found: squared twenty times they are still right to the last bit of 128. */
const EXACT = 320n;
/** A tick is this much of the price. */
const [TICK_UP, TICK_DOWN] = [10_001n, 10_000n];
/** As many binary digits as the last tick has. */
const POWERS = 20;

/** The whole part of a square root (Newton). */
function squareRoot(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

let powers: bigint[] | undefined;

/** 1.0001 to the power of minus a half, minus 1, minus 2, minus 4 and so on, rounded to 128 bits behind the point. */
function halvedPowers(): bigint[] {
  if (powers) return powers;
  let exact = squareRoot(((TICK_DOWN << EXACT) << EXACT) / TICK_UP);
  powers = Array.from({ length: POWERS }, () => {
    const rounded = ((exact >> (EXACT - Q128 - 1n)) + 1n) >> 1n;
    exact = (exact * exact) >> EXACT;
    return rounded;
  });
  return powers;
}

const divideUp = (value: bigint, divisor: bigint): bigint => (value + divisor - 1n) / divisor;

/**
 * The square root of the price at a tick in Q64.96, to the bit as exchanges have it (`TickMath.getSqrtRatioAtTick`).
 * @throws {RangeError} for a tick that no pool has
 */
export function sqrtRatioAtTick(tick: number): bigint {
  if (!Number.isInteger(tick) || tick < TICK_LIMITS.min || tick > TICK_LIMITS.max)
    throw new RangeError(`No pool has the tick ${tick}.`);
  const size = Math.abs(tick);
  const below = halvedPowers().reduce((ratio, power, bit) => {
    const isIn = ((size >> bit) & 1) === 1;
    return isIn ? (ratio * power) >> Q128 : ratio;
  }, 1n << Q128);
  const ratio = tick > 0 ? ((1n << (2n * Q128)) - 1n) / below : below;
  return divideUp(ratio, 1n << (Q128 - Q96));
}

/** What a position holds, without its fees, at the square root of a price: what taking all of it out would give, base units. */
export function amountsAtPrice(
  { liquidity, tickLower, tickUpper }: LiquidityRange,
  sqrtPriceX96: bigint,
): PositionAmounts {
  const [low, high] = [sqrtRatioAtTick(tickLower), sqrtRatioAtTick(tickUpper)];
  const price = sqrtPriceX96 < low ? low : sqrtPriceX96 > high ? high : sqrtPriceX96;
  return {
    amount0: ((liquidity << Q96) * (high - price)) / high / price,
    amount1: (liquidity * (price - low)) >> Q96,
  };
}
