// Alone, so that what a screen counts with does not bring along what writes and reads amounts.
export const BASIS_POINTS = 10_000n;
export const PER_MILLE = 1000n;
export const SECONDS_PER_DAY = 86_400n;

/** Decimals of a token where nothing else is said. */
export const DEFAULT_DECIMALS = 18;
