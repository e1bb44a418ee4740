import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; false at build time, when it cannot be known. It is known from the first render on: what is
 * drawn at build time must not change its shape with it.
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
