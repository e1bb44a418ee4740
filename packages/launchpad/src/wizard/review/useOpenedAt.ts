import { useChainClock, useChainConfig, useIsChainTimeRead } from '@rab/wallet-context';
import { useEffect, useState } from 'react';

/**
 * Chain time, unix seconds, at which a step was opened; undefined until the chain's clock has been read. The review is
 * judged by it: a start time that passes meanwhile is refused by the simulation.
 */
export function useOpenedAt(): bigint | undefined {
  const { id } = useChainConfig();
  const isRead = useIsChainTimeRead();
  const chainClock = useChainClock();
  const [opened, setOpened] = useState<{ chainId: number; at: bigint }>();
  useEffect(() => {
    if (isRead) setOpened((before) => (before?.chainId === id ? before : { chainId: id, at: chainClock() }));
  }, [isRead, id, chainClock]);
  return isRead && opened?.chainId === id ? opened.at : undefined;
}
