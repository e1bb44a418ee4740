import type { Address } from 'viem';

/**
 * What a piece of data is about. A read says it, a transaction says what it touches, and what was read about that is old
 * once the transaction has succeeded: no part of the product needs to know the query keys of another one.
 */
export type Topic =
  | `account:${string}`
  | `sale:${string}`
  | `token:${string}`
  | `lock:${string}`
  | `airdrop:${string}`
  | `positionLock:${string}`
  | 'sales'
  | 'locks'
  | 'airdrops'
  | 'positionLocks'
  | 'settings';

export const topics = {
  /** What an account holds and has approved. Every transaction of the account touches it. */
  account: (address: Address): Topic => `account:${address.toLowerCase()}`,
  /** One sale of any kind, with its buyers. */
  sale: (address: Address): Topic => `sale:${address.toLowerCase()}`,
  /** Lists of sales. */
  sales: 'sales',
  /** What a token says of itself, its locks summed up. */
  token: (address: Address): Topic => `token:${address.toLowerCase()}`,
  /** One lock. */
  lock: (id: bigint): Topic => `lock:${id}`,
  /** Lists of locks. */
  locks: 'locks',
  /** One lock of a V3 position, with what the position has and earned. */
  positionLock: (id: bigint): Topic => `positionLock:${id}`,
  /** Lists of locks of V3 positions. */
  positionLocks: 'positionLocks',
  /** One airdrop, with what its rows were paid. */
  airdrop: (id: bigint): Topic => `airdrop:${id}`,
  /** Lists of airdrops. */
  airdrops: 'airdrops',
  /** Fees, exchanges and the administrator of the platform. */
  settings: 'settings',
} as const;
