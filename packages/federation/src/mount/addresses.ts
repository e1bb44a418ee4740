import type { MountOptions } from '@rab/embed';
import { isBelow } from '../remotes/remoteOf.ts';

/** Whether the page's hash names a page of an area: other anchors are the page's own. */
const isAreaHash = () => location.hash.startsWith('#/');

/** Whether the page's address names a page of the area below `basename`. */
const isAreaPath = (paths: readonly string[], basename: string) =>
  isBelow(
    paths.map((path) => basename + path),
    location.pathname,
  );

/** Lets the page's address name the page of the area that is shown first, where that address is the area's and names none. */
export function enterAddress({ routing, basename = '' }: MountOptions, path: string, paths: readonly string[]): void {
  const below = basename.replace(/\/+$/, '');
  if (routing === 'hash' && !isAreaHash()) history.replaceState(history.state, '', `#${path}`);
  if (routing === 'history' && !isAreaPath(paths, below)) history.replaceState(history.state, '', below + path);
}

/**
 * The page's window as the router of an area sees it whose pages the hash names: an anchor of the page around it leaves the
 * area where it is.
 */
export function hashWindow(): Window {
  let { hash } = location;
  return {
    document,
    history,
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
    location: {
      get hash() {
        if (isAreaHash()) hash = location.hash;
        return hash;
      },
      get href() {
        return location.href;
      },
      origin: location.origin,
      assign: (address: string) => location.assign(address),
    },
  } as unknown as Window;
}
