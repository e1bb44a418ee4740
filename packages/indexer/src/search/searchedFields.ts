/** Fields whose parts are searched by the `search` column of their table, which holds their keys together. */
export const SEARCHED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  LockEntity: ['name', 'symbol', 'address'],
  LockDetail: ['token'],
  PositionLock: ['name0', 'symbol0', 'token0', 'name1', 'symbol1', 'token1'],
  Airdrop: ['name', 'symbol', 'token'],
  Token: ['name', 'symbol', 'address'],
  Launchpad: ['tokenName', 'tokenSymbol', 'token'],
};
