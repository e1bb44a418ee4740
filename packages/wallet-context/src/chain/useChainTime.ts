import { FAST_TICK_MS } from '@rab/config';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Client, Hash } from 'viem';
import { useClient } from 'wagmi';
import { everySecond } from './everySecond.ts';
import { useChainConfig } from './useChainConfig.ts';

/** A browser's timers stand still while the computer sleeps: the clock is looked at so often anyway. */
const LONGEST_WAIT_MS = 60_000;

const wallSeconds = (): number => Math.floor(Date.now() / 1000);

interface ChainClock {
  /** The block it was read from. */
  hash: Hash | null;
  /** Seconds that the chain's clock is ahead of this computer's. */
  offset: number;
}

/** A block that was read before does not set the clock back: time continues while the chain stands still. */
async function readClock(client: Client, before: ChainClock | undefined): Promise<ChainClock> {
  // the bare request: viem's getBlock would bring the formatters of blocks and transactions into the first load
  const block = await client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
  if (!block) return { hash: null, offset: 0 };
  if (block.hash === before?.hash) return before;
  return { hash: block.hash, offset: Number(block.timestamp) - wallSeconds() };
}

const chainClockQueryOptions = (client: Client | undefined, chainId: number) =>
  queryOptions({
    queryKey: ['chainTime', chainId] as const,
    queryFn: client
      ? ({ client: queries, queryKey }) => readClock(client, queries.getQueryData<ChainClock>(queryKey))
      : skipToken,
    refetchInterval: FAST_TICK_MS,
  });

function useClockQuery() {
  const { id } = useChainConfig();
  return useQuery(chainClockQueryOptions(useClient({ chainId: id }), id));
}

/** Undefined until the first block has been read. */
const useClockOffset = (): number | undefined => useClockQuery().data?.offset;

/** Whether the chain's clock has been read; until then this computer's stands in for it. */
export const useIsChainTimeRead = (): boolean => useClockOffset() !== undefined;

/** Whether the chain's clock is about to be known: asked for, and nothing has failed yet. */
export function useIsChainTimeAwaited(): boolean {
  const { isLoading, failureCount } = useClockQuery();
  return isLoading && failureCount === 0;
}

/** Reads chain time, unix seconds, on request: for forms and checks, which must not be rendered again every second. */
export function useChainClock(): () => bigint {
  const offset = useClockOffset() ?? 0;
  return useCallback(() => BigInt(wallSeconds() + offset), [offset]);
}

/**
 * Chain time now, unix seconds, ticking: for what shows seconds pass, such as a countdown. All of a page tick together.
 * @param step seconds to which it is rounded down; the component is rendered again only when the rounded time changes
 */
export function useChainTime(step = 1n): bigint {
  const clock = useChainClock();
  const read = () => {
    const now = clock();
    return now - (now % step);
  };
  // a page that is drawn at build time has the time of the build, which its own drawing replaces
  return useSyncExternalStore(everySecond, read, read);
}

/**
 * Chain time for what changes at known moments only: the last of them that has passed, or the second before the first. A
 * component that depends on it is rendered again when its result may change, and not in between.
 * @param moments unix seconds, in any order; each the first second at which something is different: `startTime`, but
 *   `endTime + 1n` where the end itself still counts
 * @returns 0 where there is no moment
 */
export function useChainTimeSince(moments: readonly bigint[]): bigint {
  const clock = useChainClock();
  const key = [...new Set(moments)].sort((a, b) => (a < b ? -1 : 1)).join(' ');
  const sorted = useMemo(() => (key === '' ? [] : key.split(' ').map(BigInt)), [key]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const now = clock();
        const next = sorted.find((moment) => moment > now);
        if (next === undefined) return;
        timer = setTimeout(
          () => {
            onChange();
            wait();
          },
          Math.min(Number(next - now) * 1_000, LONGEST_WAIT_MS),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [clock, sorted],
  );
  const read = () => {
    const now = clock();
    const [first = 1n] = sorted;
    return sorted.findLast((moment) => moment <= now) ?? first - 1n;
  };
  return useSyncExternalStore(subscribe, read, read);
}
