/** Query keys that an action on a sale makes old. */
export const TOUCHED_BY_SALE = [
  ['saleState'],
  ['buyer'],
  ['claimable'],
  ['launchpads'],
  ['launchpad'],
  ['saleLock'],
  ['lockList'],
] as const;
