import { type Address, isAddressEqual } from 'viem';
import type { ChainConfig, TokenConfig } from './schema.ts';
import { NATIVE_PLACEHOLDER } from './tokenCatalogue.ts';

/** The configured base token behind an address, or undefined when sales in it are not offered on the chain. */
export function findBaseToken(chain: ChainConfig, address: Address): TokenConfig | undefined {
  return chain.baseTokens.find((token) => isAddressEqual(token.address, address));
}

/** True for the placeholder address of the native currency. */
export const isNative = (address: Address): boolean => isAddressEqual(address, NATIVE_PLACEHOLDER);
