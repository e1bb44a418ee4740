import type { Host } from '@rab/federation';
import { useMemo } from 'react';
import { useSetHeaderProgress } from './layout/useHeaderProgress.ts';

/** What the shell offers the remotes. */
export function useShellHost(): Host {
  const setHeaderProgress = useSetHeaderProgress();
  return useMemo(
    () => ({
      linkTo: (path) => path,
      setHeaderProgress,
    }),
    [setHeaderProgress],
  );
}
