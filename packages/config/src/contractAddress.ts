import type { Address } from 'viem';
import { ConfigError } from './ConfigError.ts';
import type { ChainConfig, ContractKey } from './configSchema.ts';

/**
 * Address of one of our contracts on a chain.
 * @throws {ConfigError} when the chain does not have it
 */
export function contractAddress(chain: ChainConfig, key: ContractKey): Address {
  const address = chain.contracts[key];
  if (!address) throw new ConfigError(`${chain.name} has no ${key}.`, { field: `chains.${chain.id}.contracts.${key}` });
  return address;
}
