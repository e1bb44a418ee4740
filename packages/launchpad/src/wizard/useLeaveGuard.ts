import { useHref, useLocation } from '@rab/ui/router';
import { useEffect, useRef, useState } from 'react';

/** The place that a router keeps in each of its history's entries; null in one that is not its own. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** The link that a click follows in this window; null where it follows none. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  // a shadow root names itself as the target
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || !isPlain || event.defaultPrevented) return null;
  return link.target && link.target !== '_self' ? null : link;
}

/**
 * Holds up every way out of a page inside the product, links and the browser's own Back alike, until the person confirms it:
 * `leave` continues where it was held up. Neither a reload nor another site is held up.
 */
export function useLeaveGuard(isOn: boolean) {
  const entry = useLocation();
  const home = useHref('/');
  const here = useHref(entry.pathname);
  const place = useRef<number | null>(null);
  const [held, setHeld] = useState<{ go: () => void }>();
  const [followed, follow] = useState<typeof held>();
  const isGuarded = isOn && !followed;
  useEffect(() => {
    if (entry.key) place.current = placeOf(history.state);
  }, [entry.key]);
  useEffect(() => {
    if (!isGuarded) return;
    const pageOf = ({ pathname, hash }: URL) => (home.includes('#') ? hash.split('?')[0] : pathname);
    const own = pageOf(new URL(here, location.href));
    const isOut = (to: URL) => to.origin === location.origin && pageOf(to) !== own;
    let isReturning = false;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isOut(new URL(link.href, location.href))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld({ go: () => link.click() });
    };
    const onPop = (event: PopStateEvent) => {
      const [from, to] = [place.current, placeOf(event.state)];
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (from !== null && to !== null && to !== from && isOut(new URL(location.href))) {
        event.stopImmediatePropagation();
        isReturning = true;
        history.go(from - to);
        setHeld({ go: () => history.go(to - from) });
      }
    };
    // before the router's own
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
    };
  }, [isGuarded, home, here]);
  // once nothing holds it up any more
  useEffect(() => followed?.go(), [followed]);
  return { isAsking: held !== undefined, stay: () => setHeld(undefined), leave: () => follow(held) };
}
