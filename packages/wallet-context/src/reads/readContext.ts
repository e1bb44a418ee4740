import type { ChainConfig } from '@rab/config';
import { useMemo } from 'react';
import { type ChainClient, useChainClient } from '../chain/useChainClient.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';

/** What every read is done with: the chain that the page shows and the way to ask it. */
export interface ReadContext {
  chain: ChainConfig;
  client: ChainClient;
}

export function useReadContext(): ReadContext {
  const chain = useChainConfig();
  const client = useChainClient();
  return useMemo(() => ({ chain, client }), [chain, client]);
}
