import { formatNumber, leftToRight } from '@rab/language';

/** A tick is one basis point of the price. */
const TICK = 1.0001;

/** The last ticks of the widest spacing (200): a position from one to the other has every price, whatever its pool's spacing. */
const ALMOST_ALL = 887_200;

/** Digits that a price shows. */
const DIGITS = 5;
/** Prices beyond these say nothing to anybody. */
const [LEAST, MOST] = [1e-15, 1e15];

/** Prices between two ticks, the upper one not included. */
export interface PriceRange {
  tickLower: number;
  tickUpper: number;
}

/** Whether a position earns fees at the price of `tick`; below its range it is all of the first token, above it all of the second. */
export function rangeState({ tickLower, tickUpper }: PriceRange, tick: number): 'in' | 'below' | 'above' {
  if (tick < tickLower) return 'below';
  return tick < tickUpper ? 'in' : 'above';
}

/** Whether no price is outside of the range. */
export const isFullRange = ({ tickLower, tickUpper }: PriceRange): boolean =>
  tickLower <= -ALMOST_ALL && tickUpper >= ALMOST_ALL;

/** Hundredths of a basis point as percent: `0.3` for 3000. */
export const feePercent = (fee: number): string => formatNumber(fee / 10_000, { maximumFractionDigits: 4 });

/** A side of a pool: whose price it is, or in what it is said. */
export interface Side {
  symbol: string;
  decimals: number;
}

/** How a pool's price is said: of which of its sides, in the other. */
export interface PriceWords {
  of: Side;
  in: Side;
  /** Whether it is the price of the second token: it falls as ticks rise. */
  isInverse: boolean;
}

/**
 * The price of one whole `of` in whole `in` at a tick.
 * @returns 0 or Infinity where a number cannot say it
 */
export function priceAtTick(tick: number, words: PriceWords): number {
  const { of, in: unit, isInverse } = words;
  return TICK ** (isInverse ? -tick : tick) * 10 ** (of.decimals - unit.decimals);
}

/** A price in a few digits, without scientific notation; `0` and `∞` where it has no end. */
export function priceText(price: number): string {
  if (price < LEAST) return '0';
  return price > MOST ? '∞' : formatNumber(price, { maximumSignificantDigits: DIGITS });
}

/** `1 CRT = 0.0021 WBNB` */
export const priceSentence = (price: number, { of, in: unit }: PriceWords): string =>
  leftToRight(`1 ${of.symbol} = ${priceText(price)} ${unit.symbol}`);

/** Of a drawing of the range, from 0 to 1: its ends, and the price now. */
export interface RangePlaces {
  from: number;
  to: number;
  now: number;
}

/** Room outside of the range, and of the price beyond it, as a part of what is between the outermost of them. */
const MARGIN = 0.15;

/** Where the range and the price are in a drawing whose axis is the price's logarithm; it rises as the price that is said does. */
export function rangePlaces(range: PriceRange, tick: number, isInverse: boolean): RangePlaces {
  if (isFullRange(range)) return { from: 0, to: 1, now: 0.5 };
  const low = Math.min(range.tickLower, tick);
  const high = Math.max(range.tickUpper, tick);
  const margin = (high - low) * MARGIN;
  const placeOf = (at: number) => (at - low + margin) / (high - low + 2 * margin);
  const places = { from: placeOf(range.tickLower), to: placeOf(range.tickUpper), now: placeOf(tick) };
  return isInverse ? { from: 1 - places.to, to: 1 - places.from, now: 1 - places.now } : places;
}
