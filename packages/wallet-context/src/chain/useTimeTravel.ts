import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useClient } from 'wagmi';
import { useChainConfig } from './useChainConfig.ts';

interface DevelopmentNode {
  request(call: { method: string; params: unknown[] }): Promise<unknown>;
}

/**
 * Moves the clock of a local development chain forward and mines a block; null on every other chain. Everything that
 * was read before counts as old afterwards.
 */
export function useTimeTravel(): { forward: (seconds: number) => Promise<void>; isMoving: boolean } | null {
  const chain = useChainConfig();
  const client = useClient({ chainId: chain.id });
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (seconds: number) => {
      const node = client as unknown as DevelopmentNode;
      await node.request({ method: 'evm_increaseTime', params: [`0x${seconds.toString(16)}` as Hex] });
      await node.request({ method: 'evm_mine', params: [] });
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  return chain.local && client ? { forward: mutateAsync, isMoving: isPending } : null;
}
