import { isActOpen, loadRemotes, type Remote, updateRemotes } from '@rab/federation/host';
import { useLocation } from '@rab/ui/router';
import { useEffect, useRef, useState } from 'react';

/**
 * The areas. Their list is reread at every navigation: a release or a rollback is used from the next page on, unless
 * somebody has typed there already or an act is open; then from the page after that.
 */
export function useRemotes(first: readonly Remote[]): readonly Remote[] {
  const [remotes, setRemotes] = useState(first);
  const { pathname } = useLocation();
  const asked = useRef(pathname);
  useEffect(() => {
    if (pathname === asked.current) return;
    asked.current = pathname;
    const left = new AbortController();
    let isTouched = false;
    const touch = () => {
      isTouched = true;
    };
    addEventListener('input', touch, { signal: left.signal });
    loadRemotes('/remotes.json')
      .then((fresh) => {
        if (!left.signal.aborted && !isTouched && !isActOpen()) setRemotes((known) => updateRemotes(known, fresh));
      })
      // the known list stays in use
      .catch(() => {});
    return () => left.abort();
  }, [pathname]);
  return remotes;
}
