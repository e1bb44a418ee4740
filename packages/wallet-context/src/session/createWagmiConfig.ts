import type { AppConfig, ChainConfig } from '@rab/config';
import { type Chain, defineChain } from 'viem';
import { type Config, type CreateConnectorFn, createConfig } from 'wagmi';
import { chainsInOrder } from '../chain/chainsInOrder.ts';
import { chainTransport } from '../chain/chainTransport.ts';
import { wagmiStorage } from './wagmiStorage.ts';

const toViemChain = (chain: ChainConfig): Chain =>
  defineChain({
    id: chain.id,
    name: chain.name,
    nativeCurrency: {
      name: chain.nativeToken.name,
      symbol: chain.nativeToken.symbol,
      decimals: chain.nativeToken.decimals,
    },
    rpcUrls: { default: { http: chain.rpcUrls } },
    blockExplorers: { default: { name: chain.scanName, url: chain.explorerUrl } },
    blockTime: chain.blockTime,
    // who follows a proposal has the client of its chain
    ...(chain.safe && { custom: { safeService: chain.safe.service } }),
    ...(chain.contracts.multicall && { contracts: { multicall3: { address: chain.contracts.multicall } } }),
  });

/**
 * The one wagmi configuration of a page: our own RPC links only, a read-only connection for every configured chain
 * (WAL-03). Wallets that announce themselves come by `discoverWallets`.
 */
export function createWagmiConfig(config: AppConfig, connectors: readonly CreateConnectorFn[]): Config {
  const inOrder = chainsInOrder(config);
  const [first, ...rest] = inOrder.map(toViemChain);
  if (!first) throw new Error('The configuration lists no chain.');
  return createConfig({
    chains: [first, ...rest],
    connectors: [...connectors],
    multiInjectedProviderDiscovery: false,
    storage: wagmiStorage,
    transports: Object.fromEntries(inOrder.map((chain) => [chain.id, chainTransport(chain)])),
    // Half a block: a confirmation shows as soon as the block is there without flooding the node.
    pollingInterval: Math.max(500, Math.min(...inOrder.map((chain) => chain.blockTime)) / 2),
    batch: { multicall: { wait: 10 } },
  });
}
