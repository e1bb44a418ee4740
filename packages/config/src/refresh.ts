/**
 * How often the product reads again, in milliseconds (CFG-10). The two global ticks (APP-26) rest while the tab is
 * hidden, as every interval of a query does.
 */
export const FAST_TICK_MS = 10_000;
export const SLOW_TICK_MS = 60_000;

export const CLOCK_MS = 30_000;
export const TOKEN_INFO_RETRY_MS = 3_000;
export const LOCK_LIST_MS = 5_000;
export const LOCK_INFO_MS = FAST_TICK_MS;
/** The page of one lock: soon after it was opened, as the lock may be brand-new, then at leisure. */
export const LOCK_FIRST_MS = 2_000;
export const LOCK_MS = 20_000;
export const LOCK_MISSING_RETRY_MS = 3_000;
/** Sale data and buyer data. */
export const SALE_MS = FAST_TICK_MS;
export const CLAIMABLE_MS = SLOW_TICK_MS;
export const SALE_MISSING_RETRY_MS = 3_000;
/** After so many empty answers a sale counts as not found (DET-13). */
export const SALE_MISSING_RETRIES = 10;
