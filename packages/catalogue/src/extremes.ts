/** Extreme values that strangers write and chains hold: every part has to cope with them. */
export const LONG_SYMBOL = 'W'.repeat(32);
export const LONG_NAME =
  'The token of everybody who ever wanted a token with a name that fills a whole line of the page';
/** The biggest number of the chain, 78 digits. */
export const HUGE = 2n ** 256n - 1n;
/** Begins with the mark that turns what follows around. */
export const RIGHT_TO_LEFT = '\u202Eمشروع العملة ABC';
export const LONG_WORD = 'https://example.org/'.padEnd(240, 'a-very-long-path-without-a-place-to-break');
export const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const DAY = 86_400n;
/** 2026-11-03 14:30 UTC, unix seconds. */
export const MOMENT = 1_793_716_200n;
export const WHOLE = 10n ** 18n;
export const nothing = () => {};
