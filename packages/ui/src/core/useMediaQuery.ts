import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; false where nobody can tell, at build time. Known from the first drawing on: what is
 * drawn at build time must not have another shape by it.
 */
export function useMediaQuery(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = () => globalThis.matchMedia?.(query).matches ?? false;
  return useSyncExternalStore(follow, read, read);
}
