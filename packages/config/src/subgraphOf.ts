import { ConfigError } from './ConfigError.ts';
import type { ChainConfig } from './configSchema.ts';

/**
 * Endpoint of the indexer for one area of a chain (IDX-08).
 * @throws {ConfigError} when the chain does not have it
 */
export function subgraphOf({ id, name, subgraphs }: ChainConfig, key: keyof ChainConfig['subgraphs']): string {
  const endpoint = subgraphs[key];
  if (!endpoint) throw new ConfigError(`${name} has no ${key} subgraph.`, { field: `chains.${id}.subgraphs.${key}` });
  return endpoint;
}
