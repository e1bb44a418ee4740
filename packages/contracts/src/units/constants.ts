export const SECONDS_PER_DAY = 86_400n;

/** Decimals of a token where nothing else is said. */
export const DEFAULT_DECIMALS = 18;
