import type { ChainClient } from '@rab/sdk';
import { useMemo } from 'react';
import type { Client, PublicClient } from 'viem';
import { useClient } from 'wagmi';
import { useChainConfig } from './useChainConfig.ts';

/** From one place, so that they are one part of the program. */
export const chainActions = () => import('./chainActions.ts');

const readsOf = (client: Client): ChainClient => ({
  readContract: async (parameters) => (await chainActions()).readContract(client, parameters),
  simulateContract: async (parameters) => (await chainActions()).simulateContract(client, parameters as never) as never,
  simulateBlocks: async (parameters) =>
    (await import('./simulateBlocks.ts')).simulateBlocks(client, parameters as never) as never,
  getGasPrice: async () => (await chainActions()).getGasPrice(client),
  request: client.request as PublicClient['request'],
});

/** The read-only connection of the chain that the page shows; works without a wallet (WAL-03); reads are batched. */
export function useChainClient(): ChainClient {
  const { id } = useChainConfig();
  const client = useClient({ chainId: id });
  if (!client) throw new Error(`No client for chain ${id}.`);
  return useMemo(() => readsOf(client), [client]);
}
