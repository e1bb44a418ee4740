import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the page: for what follows an awaited act, such as going to another page. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
