import { createPublicClient, http } from 'viem';

const TIMEOUT_MS = 5000;

/**
 * Refuses a node of another chain: Ponder only warns, and would fill the database with another chain's blocks. A node that
 * does not answer is Ponder's own business: it tries again for a while and ends with code 75.
 * @throws when the node answers with another chain id
 */
export async function requireChain(rpcUrl: string, chainId: number): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: TIMEOUT_MS }) });
  const found = await client.getChainId().catch(() => undefined);
  if (found !== undefined && found !== chainId)
    throw new Error(`The RPC link answers for chain ${found}, but chain ${chainId} is to be indexed.`);
}
