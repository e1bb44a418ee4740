import { useEffect, useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

function note(path: string): void {
  current = path;
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = () => current;

/** Makes a path known as the one to which the page on screen leads back, while it is there. */
export const useNotedWayBack = (path: string): void =>
  useEffect(() => {
    note(path);
    return () => note('');
  }, [path]);

/** Path of the list to which the page on screen leads back (`WayBack`); blank for a page without one. */
export const useWayBackPath = (): string => useSyncExternalStore(follow, read, read);
