import { HOST_VERSION, type Host } from '@rab/federation';
import { useSetAtom } from '@rab/wallet-context';
import { useMemo } from 'react';
import { headerProgressAtom } from './layout/headerProgressAtom.ts';

/** What the shell offers the remotes. */
export function useShellHost(): Host {
  const setHeaderProgress = useSetAtom(headerProgressAtom);
  return useMemo(
    () => ({
      version: HOST_VERSION,
      linkTo: (path) => path,
      setHeaderProgress,
      reportError: (error) => console.error(error),
    }),
    [setHeaderProgress],
  );
}
