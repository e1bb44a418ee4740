import type { PublicClient } from 'viem';
import { usePublicClient } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';

/** Read-only client of the chain that the page shows: works without a wallet (WAL-03); reads are batched. */
export function useChainClient(): PublicClient {
  const { id } = useChainConfig();
  const client = usePublicClient({ chainId: id });
  if (!client) throw new Error(`No client for chain ${id}.`);
  return client as PublicClient;
}
