import { TRANSACTION_RETRY_MS } from '@rab/config';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client, Hex } from 'viem';
import { useClient } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';

/** Receipt of a transaction; null while the chain knows none. It is asked for until there is one, and then never changes. */
const receiptQueryOptions = (client: Client | undefined, chainId: number, hash: Hex | null) =>
  queryOptions({
    queryKey: ['receipt', chainId, hash] as const,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data ? false : TRANSACTION_RETRY_MS),
    queryFn:
      client && hash
        ? async () => {
            // few pages ask: loaded with the first one that does
            const { readReceipt } = await import('./readReceipt.ts');
            return readReceipt(client, hash);
          }
        : skipToken,
  });

/**
 * Receipt of a transaction of the chain that the page shows; its data is null while the chain knows none, as a node may be
 * behind the one that took the transaction. Without a hash nothing is asked.
 */
export function useReceipt(hash: Hex | null) {
  const { id } = useChainConfig();
  return useQuery(receiptQueryOptions(useClient({ chainId: id }), id, hash));
}
