import { TRANSACTION_RETRY_MS } from '@rab/config';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useClient } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';

/** Query key of a receipt, for who holds it already. */
export const receiptKey = (chainId: number, hash: Hex | undefined) => ['receipt', chainId, hash] as const;

/**
 * Receipt of a transaction of the chain that the page shows; its data is null while the chain knows none. A node may be
 * behind the one that took the transaction, so it is asked again until there is one. Without a hash nothing is asked.
 */
export function useReceipt(hash: Hex | undefined) {
  const { id } = useChainConfig();
  const client = useClient({ chainId: id });
  return useQuery({
    queryKey: receiptKey(id, hash),
    enabled: client !== undefined && hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data ? false : TRANSACTION_RETRY_MS),
    queryFn: async () => {
      if (!client || !hash) return null;
      // few pages ask: loaded with the first one that does
      const { readReceipt } = await import('./readReceipt.ts');
      return readReceipt(client, hash);
    },
  });
}
