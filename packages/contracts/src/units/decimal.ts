import BigNumber from 'bignumber.js';

/** Decimal numbers of the product: 80 places, no exponent notation below 1e3 digits (CFG-06). */
export const Decimal = BigNumber.clone({
  DECIMAL_PLACES: 80,
  EXPONENTIAL_AT: [-1e3, 1e3],
  ROUNDING_MODE: BigNumber.ROUND_DOWN,
});

/** Base units as a decimal number of whole tokens, exactly. */
export const toDecimal = (value: bigint, decimals: number): BigNumber =>
  new Decimal(value.toString()).shiftedBy(-decimals);
