import type { ChainConfig } from '@rab/config';
import { createClient, type PublicClient } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { chainTransport } from './chainTransport.ts';

export type ReadOnlyClient = Pick<PublicClient, 'getBlock' | 'readContract'>;

/** A way to read a chain for scripts without the product's pages around them: through its configured links, in their order. */
export function readOnlyClient(chain: Pick<ChainConfig, 'id' | 'name' | 'rpcUrls'>): ReadOnlyClient {
  const client = createClient({ transport: chainTransport(chain) });
  return {
    getBlock: (parameters) => getBlock(client, parameters),
    readContract: (parameters) => readContract(client, parameters),
  };
}
