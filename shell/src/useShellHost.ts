import type { Host } from '@rab/federation';
import { reportArea } from '@rab/federation/host';
import { useMemo } from 'react';
import { useSetHeaderProgress } from './layout/useHeaderProgress.ts';

/** What the shell offers the remotes. */
export function useShellHost(): Host {
  const setHeaderProgress = useSetHeaderProgress();
  return useMemo(
    () => ({
      linkTo: (path) => path,
      setHeaderProgress,
      reportError: (error, name) => {
        reportArea({ name, expose: 'app', error });
        globalThis.reportError?.(error);
      },
    }),
    [setHeaderProgress],
  );
}
