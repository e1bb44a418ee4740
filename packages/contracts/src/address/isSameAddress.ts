import type { Address } from 'viem';

/**
 * Whether both are one address, in whatever case. Two addresses that hold, read from the chain, the indexer or the
 * configuration: what a person typed is for `parseAddress`. It travels with each page that asks; `isAddressEqual` comes with
 * the facade of all that acts.
 */
export const isSameAddress = (one: Address, other: Address): boolean => one.toLowerCase() === other.toLowerCase();
