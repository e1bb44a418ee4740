import { type AppConfig, type ChainConfig, ConfigError, loadConfig } from '@rab/config';
import { createPublicClient, fallback, http } from 'viem';
import type { ChainClient, ReadContext } from './ReadContext.ts';

/** Which chain of a configuration, its default one where none is named, and by what it is asked: its own nodes where nothing is given. */
export interface Connection {
  chainId?: number | undefined;
  client?: ChainClient | undefined;
}

/**
 * What everything here is done with, by a configuration that is at hand.
 * @throws {ConfigError} where it has no such chain
 */
export function contextOf(
  config: AppConfig,
  { chainId = config.defaultChainId, client }: Connection = {},
): ReadContext {
  const chain = config.chains[String(chainId)];
  if (!chain) throw new ConfigError(`config.json has no chain ${chainId}.`, { field: `chains.${chainId}` });
  return { chain, client: client ?? clientOf(chain) };
}

/**
 * The same by a site's own config.json.
 * @param site its address, e.g. `https://launchpad.example`
 * @throws {ConfigError} where it cannot be read, or has no such chain
 */
export const connect = async (site: string, connection?: Connection): Promise<ReadContext> =>
  contextOf(await loadConfig(new URL('/config.json', site).href), connection);

/** Through the chain's configured links, in their order. */
const clientOf = ({ rpcUrls }: ChainConfig): ChainClient =>
  createPublicClient({ transport: fallback(rpcUrls.map((url) => http(url))) });
