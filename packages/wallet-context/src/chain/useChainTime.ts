import { FAST_TICK_MS } from '@rab/config';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'wagmi';
import { useChainConfig } from './useChainConfig.ts';

const TICK_MS = 1_000;

const wallSeconds = (): number => Math.floor(Date.now() / 1000);

/** Seconds that the chain's clock is ahead of this computer's; undefined until the first block has been read. */
function useClockOffset(): number | undefined {
  const { id } = useChainConfig();
  const client = useClient({ chainId: id });
  return useQuery({
    queryKey: ['chainTime', id],
    enabled: client !== undefined,
    refetchInterval: FAST_TICK_MS,
    queryFn: async () => {
      if (!client) return 0;
      // the bare request: viem's getBlock would bring the formatters of blocks and transactions into the first load
      const block = await client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
      return block ? Number(block.timestamp) - wallSeconds() : 0;
    },
  }).data;
}

/** Whether the chain's clock has been read; until then this computer's stands in for it. */
export const useIsChainTimeRead = (): boolean => useClockOffset() !== undefined;

/** Reads chain time, unix seconds, when it is asked: for forms and checks, which must not be drawn anew every second. */
export function useChainClock(): () => bigint {
  const offset = useClockOffset() ?? 0;
  return useCallback(() => BigInt(wallSeconds() + offset), [offset]);
}

/**
 * Chain time now, unix seconds, ticking every second: countdowns and states follow it, never the computer's clock.
 * @param step seconds to which it is rounded down; the component is drawn anew only when the rounded time changes
 */
export function useChainTime(step = 1n): bigint {
  const clock = useChainClock();
  const [, setTick] = useState(0n);
  const now = clock();
  useEffect(() => {
    const timer = setInterval(() => setTick(clock() / step), TICK_MS);
    return () => clearInterval(timer);
  }, [clock, step]);
  return now - (now % step);
}
