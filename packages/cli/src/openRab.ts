import { readFileSync } from 'node:fs';
import { type AppConfig, loadConfig, parseConfig } from '@rab/config';
import { contextOf, type ReadContext } from '@rab/sdk';
import { createPublicClient, fallback, http, type PublicClient } from 'viem';
import { UsageError } from './UsageError.ts';

/** Where the platform is. */
export interface Place {
  site?: string | undefined;
  config?: string | undefined;
  chain?: string | undefined;
  rpc?: string | undefined;
}

/** The platform on one chain, and the whole client of it, which also follows transactions. */
export interface OpenRab extends ReadContext {
  client: PublicClient;
}

/**
 * Opens the platform that the options name.
 * @throws {UsageError} where they name none, or a node of another chain
 */
export async function openRab({ site, config, chain, rpc }: Place): Promise<OpenRab> {
  const app = await readConfig(site, config);
  const known = contextOf(app, { chainId: chain === undefined ? undefined : Number(chain) }).chain;
  const urls = rpc ? [rpc] : known.rpcUrls;
  const client = createPublicClient({ transport: fallback(urls.map((url) => http(url))) });
  const id = await client.getChainId();
  if (id !== known.id) throw new UsageError(`The node is one of chain ${id}, and ${known.name} is chain ${known.id}.`);
  return { chain: known, client };
}

async function readConfig(site: string | undefined, file: string | undefined): Promise<AppConfig> {
  if (file) return parseConfig(JSON.parse(readFileSync(file, 'utf8')));
  if (site) return loadConfig(new URL('/config.json', site).href);
  throw new UsageError('Name the platform: --site URL, or --config FILE with its config.json.');
}
