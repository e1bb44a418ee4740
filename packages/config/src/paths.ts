/** Every address of the product, made in one place; routes of the areas are declared with the same (`':lockId'` for a value). */
export const paths = {
  home: () => '/',
  antibot: () => '/antibot',
  /** What an account has here. */
  my: () => '/my',
  /** What runs here. */
  versions: () => '/version',

  createToken: () => '/token/create',
  token: (address: string) => `/token/view/${address}`,
  /** Without an address it asks for one. */
  tokenRisk: (address?: string) => `/token/token-detect${address ? `/${address}` : ''}`,

  airdrops: () => '/token/airdrops',
  createAirdrop: () => '/token/airdrop/create',
  airdrop: (id: bigint | string) => `/token/airdrop/${id}`,

  createLock: (query: { token?: string } = {}) => withQuery('/create-lock', query),
  createManyLocks: () => '/create-lock/many',
  /** Of a V3 liquidity position. */
  createPositionLock: () => '/create-lock/position',
  tokenLocks: () => '/lock-tokens',
  liquidityLocks: () => '/lock-liquidity',
  positionLocks: () => '/lock-liquidity/positions',
  positionLock: (id: bigint | string) => `/lock-liquidity/position/${id}`,
  positionCertificate: (id: bigint | string) => `/lock-liquidity/position/${id}/certificate`,
  locksOfToken: (token: string) => `/lock-tokens/detail/${token}`,
  lock: (id: bigint | string) => `/lock-tokens/lock/${id}`,
  lockCertificate: (id: bigint | string) => `/lock-tokens/lock/${id}/certificate`,

  sales: () => '/view-sales',
  /** The second address of the same list (APP-04). */
  salesToo: () => '/rab-sale/view-sales',
  createSale: (query: { tokenAddress?: string } = {}) => withQuery('/rab-sale/create', query),
  sale: (address: string) => `/rab-sale/${address}`,
  updateSale: (address: string) => `/rab-sale/update/${address}`,
  createFairLaunch: () => '/rab-sale/fairlaunch/create',
  fairLaunches: () => '/rab-sale/fairlaunch',
  fairLaunch: (address: string) => `/rab-sale/fairlaunch/${address}`,
  createProRata: () => '/rab-sale/prorata/create',
  proRataSales: () => '/rab-sale/prorata',
  proRata: (address: string) => `/rab-sale/prorata/${address}`,

  grows: () => '/rab-grow/list',
  createGrow: (query: { tokenAddress?: string } = {}) => withQuery('/rab-grow/create', query),
  grow: (address: string) => `/rab-grow/${address}`,
  growSettings: () => '/rab-grow/settings',
  /** The administrator's. */
  growDesk: () => '/rab-grow/desk',
} as const;

/** Values are addresses and hashes: nothing in them needs escaping, and a place-holder stays as it is. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const [[name, value] = []] = Object.entries(query);
  return name && value ? `${path}?${name}=${value}` : path;
}
