import type { Host } from '@rab/federation';
import { reportArea } from '@rab/federation/host';
import { type ReactNode, useMemo } from 'react';
import { useSetHeaderProgress } from './layout/useHeaderProgress.ts';

/**
 * What the shell offers the remotes.
 * @param loading what the page shows until an area has drawn it
 */
export function useShellHost(loading?: ReactNode): Host {
  const setHeaderProgress = useSetHeaderProgress();
  return useMemo(
    () => ({
      linkTo: (path) => path,
      setHeaderProgress,
      reportError: (error, name) => {
        reportArea({ name, expose: 'app', error });
        globalThis.reportError?.(error);
      },
      loading,
    }),
    [setHeaderProgress, loading],
  );
}
