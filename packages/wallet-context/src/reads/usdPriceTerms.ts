/** Decimals of a price. */
export const USD_DECIMALS = 8;
/** An older price is not used: the value shown next to an amount is either right or absent. */
export const OLDEST_MS = 10 * 60_000;
