import { cloneTarget } from '@rab/contracts/clone-target';
import { type Address, getAddress } from 'viem';
import type { ChainClient, ReadContext } from '../ReadContext.ts';

/** The part of `ReadContext` that it needs. */
export interface SourceContext {
  chain: Pick<ReadContext['chain'], 'sourceCode'>;
  client: Pick<ChainClient, 'request'>;
}

/**
 * The page with the verified source of what a contract runs, as the chain's configuration names it: of the code itself, or of the
 * code that it is a clone of (ERC-1167). Asks the node only where the configuration names such pages.
 * @returns null where it names none, as of contracts of others
 * @throws where the node does not answer
 */
export async function getSourcePage({ client, chain }: SourceContext, address: Address): Promise<string | null> {
  const { sourceCode } = chain;
  if (!sourceCode) return null;
  const own = sourceCode[getAddress(address)];
  if (own) return own;
  const target = cloneTarget(await client.request({ method: 'eth_getCode', params: [address, 'latest'] }));
  return (target && sourceCode[getAddress(target)]) ?? null;
}
