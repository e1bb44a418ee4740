import { readFileSync } from 'node:fs';
import { type ChainConfig, type ContractKey, contractAddress, parseConfig, SALE_KINDS } from '@rab/config';
import { type Address, zeroAddress } from 'viem';
import { DEFAULT_SCHEMA } from './indexerCommand.ts';

const INDEXED = ['rabbitLock', 'standardTokenFactory', 'launchpadSetting'] as const satisfies readonly ContractKey[];
const OPTIONAL = ['airdrop', 'positionLock'] as const satisfies readonly ContractKey[];
const KINDS = Object.values(SALE_KINDS);

/** Ponder starts with 20 requests a second for each link it is given; a local chain can take many times that. */
const LOCAL_LINKS = 10;

export interface Settings {
  chainId: number;
  rpcUrls: string[];
  startBlock: number;
  /** Milliseconds; of a block of the chain. */
  blockTime: number;
  /** Milliseconds. */
  pollingInterval: number;
  /** A local chain starts from scratch each time: what was cached of the last one is wrong. */
  disableCache: boolean;
  /** What the chain lacks, one of `OPTIONAL` or the factory of a kind of sale, is at the zero address, of which nothing is read. */
  contracts: Record<(typeof INDEXED)[number] | (typeof OPTIONAL)[number] | (typeof KINDS)[number]['factory'], Address>;
  database: { kind: 'postgres'; connectionString: string } | { kind: 'pglite'; directory: string };
  /** Name of the database schema that holds the tables. */
  schema: string;
  /** Address of the product's site. */
  mainSite: string;
  /** Path or http(s) address of the page that every address of that site has. */
  sitePage: string;
  /** Address of the content gateway. */
  contentGateway: string;
  /** Symbol of the chain's own currency. */
  nativeSymbol: string;
  /** What sales are paid in: no other token may pass for one of these. */
  currencies: Pick<ChainConfig, 'nativeToken' | 'baseTokens'>;
  /** V3 exchanges whose positions can be locked. */
  positionManagers: ChainConfig['positionManagers'];
  /** Factories of the exchanges whose pairs are liquidity, in small letters. */
  exchanges: Address[];
  /** Public address of the links to sales that have a preview; null without one. */
  share: string | null;
}

/**
 * Settings from the environment. Addresses come from the same config.json that the front ends read.
 * - `APP_CONFIG` path of config.json; `CHAIN_ID` default: its default chain; `START_BLOCK` default: the chain's, else 0
 * - `RPC_URL` default: the chain's first RPC link (a paid node's link does not belong into a public file)
 * - `DATABASE_URL` PostgreSQL; without it the embedded database in the folder `DATABASE_DIR`
 * - `SITE_PAGE` path or address of the shell's `index.html`; default: `/index.html` of the product's site
 * - `DATABASE_SCHEMA` default `rab`; Ponder's `--schema` must say the same
 * @throws {ConfigError} when config.json is wrong or the chain lacks a contract
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const path = env.APP_CONFIG;
  if (!path) throw new Error('APP_CONFIG must name the config.json to index.');
  const config = parseConfig(JSON.parse(readFileSync(path, 'utf8')));
  const chain = config.chains[env.CHAIN_ID ?? String(config.defaultChainId)];
  if (!chain) throw new Error(`${path} has no chain ${env.CHAIN_ID}.`);
  const contracts = Object.fromEntries([
    ...INDEXED.map((key) => [key, contractAddress(chain, key)]),
    ...OPTIONAL.map((key) => [key, chain.contracts[key] ?? zeroAddress]),
    ...KINDS.map(({ factory, isOptional }) => [
      factory,
      isOptional ? (chain.contracts[factory] ?? zeroAddress) : contractAddress(chain, factory),
    ]),
  ]);
  return {
    chainId: chain.id,
    rpcUrls: Array<string>(chain.local ? LOCAL_LINKS : 1).fill(env.RPC_URL ?? (chain.rpcUrls[0] as string)),
    startBlock: Number(env.START_BLOCK ?? chain.startBlock ?? 0),
    blockTime: chain.blockTime,
    pollingInterval: chain.local ? 500 : chain.blockTime,
    disableCache: chain.local !== undefined,
    contracts: contracts as Settings['contracts'],
    database: env.DATABASE_URL
      ? { kind: 'postgres', connectionString: env.DATABASE_URL }
      : { kind: 'pglite', directory: env.DATABASE_DIR ?? '.ponder/pglite' },
    schema: env.DATABASE_SCHEMA ?? DEFAULT_SCHEMA,
    mainSite: config.links.mainSite,
    sitePage: env.SITE_PAGE || new URL('/index.html', config.links.mainSite).href,
    contentGateway: config.content.gateway,
    nativeSymbol: chain.nativeToken.symbol,
    currencies: { nativeToken: chain.nativeToken, baseTokens: chain.baseTokens },
    positionManagers: chain.positionManagers,
    exchanges: chain.exchanges.map(({ factory }) => factory.toLowerCase() as Address),
    share: chain.share ?? null,
  };
}
