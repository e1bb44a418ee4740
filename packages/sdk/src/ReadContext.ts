import type { ChainConfig } from '@rab/config';
import type { PublicClient } from 'viem';

/**
 * What is asked of a chain; every public client of viem can do it. Not that whole type: a page that reads loads these
 * actions alone.
 */
export type ChainClient = Pick<
  PublicClient,
  'readContract' | 'simulateContract' | 'simulateBlocks' | 'getGasPrice' | 'request'
>;

/** What every read is done with: the chain, as config.json has it, and the way to ask it. */
export interface ReadContext {
  chain: ChainConfig;
  client: ChainClient;
}
