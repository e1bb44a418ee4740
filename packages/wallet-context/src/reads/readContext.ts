import type { ReadContext } from '@rab/sdk';
import { useMemo } from 'react';
import { useChainClient } from '../chain/useChainClient.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';

export type { ReadContext } from '@rab/sdk';

/** What the page that is shown is read with. */
export function useReadContext(): ReadContext {
  const chain = useChainConfig();
  const client = useChainClient();
  return useMemo(() => ({ chain, client }), [chain, client]);
}
