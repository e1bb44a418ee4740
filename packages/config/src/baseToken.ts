import { type Address, isAddressEqual, zeroAddress } from 'viem';
import type { ChainConfig, TokenConfig } from './configSchema.ts';

/** The native currency is no contract: this placeholder stands for it, in the configuration and in our contracts. */
export const NATIVE_PLACEHOLDER: Address = zeroAddress;

/** The configured base token behind an address, or undefined when sales in it are not offered on the chain. */
export function findBaseToken(
  { baseTokens }: Pick<ChainConfig, 'baseTokens'>,
  address: Address,
): TokenConfig | undefined {
  return baseTokens.find((token) => isAddressEqual(token.address, address));
}

/** True for the placeholder address of the native currency. */
export const isNative = (address: Address): boolean => isAddressEqual(address, NATIVE_PLACEHOLDER);
