import { type Address, maxUint128 } from 'viem';

/** What a list gives to an account: its index is its place in the list, from 0; an account may have several rows. */
export interface AirdropRow {
  account: Address;
  /** Base units, above 0 and at most `AIRDROP_LIST_LIMITS.maxAmount`. */
  amount: bigint;
}

/** What a list may have; the contract takes no larger amount. */
export const AIRDROP_LIST_LIMITS = {
  rows: 100_000,
  maxAmount: maxUint128,
  /** UTF-8 bytes of the document: 100,000 rows of the largest amount. */
  bytes: 100_000 * '0x0000000000000000000000000000000000000000,340282366920938463463374607431768211455\n'.length,
} as const;
