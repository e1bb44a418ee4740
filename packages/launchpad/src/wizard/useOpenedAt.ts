import { useChainClock, useChainConfig, useIsChainTimeRead } from '@rab/wallet-context';
import { useRef } from 'react';

/**
 * Chain time, unix seconds, at which a step was opened; undefined until the chain's clock has been read. The review is
 * judged by it: a start time that passes meanwhile is refused by the simulation.
 */
export function useOpenedAt(): bigint | undefined {
  const { id } = useChainConfig();
  const isRead = useIsChainTimeRead();
  const chainClock = useChainClock();
  const opened = useRef<{ chainId: number; at: bigint }>(undefined);
  if (isRead && opened.current?.chainId !== id) opened.current = { chainId: id, at: chainClock() };
  return isRead ? opened.current?.at : undefined;
}
