import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePublicClient } from 'wagmi';
import { useChainConfig } from './useChainConfig.ts';

const TICK_MS = 1_000;
const REFRESH_MS = 10_000;

const wallSeconds = (): number => Math.floor(Date.now() / 1000);

/** Seconds that the chain's clock is ahead of this computer's; 0 until the first block has been read. */
function useClockOffset(): number {
  const { id } = useChainConfig();
  const client = usePublicClient({ chainId: id });
  const { data } = useQuery({
    queryKey: ['chainTime', id],
    enabled: client !== undefined,
    refetchInterval: REFRESH_MS,
    queryFn: async () => {
      const block = await client?.getBlock();
      return block ? Number(block.timestamp) - wallSeconds() : 0;
    },
  });
  return data ?? 0;
}

/** Chain time now, unix seconds, ticking every second: countdowns and states follow it, never the computer's clock. */
export function useChainTime(): bigint {
  const offset = useClockOffset();
  const [seconds, setSeconds] = useState(wallSeconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(wallSeconds()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return BigInt(seconds + offset);
}
