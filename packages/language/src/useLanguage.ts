import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';

let changes = 0;
i18n.on('change', () => {
  changes += 1;
});
const subscribe = (notify: () => void) => i18n.on('change', notify);

/**
 * The language that is spoken; draws its component again when words change. Messages are read while a component is drawn, so the
 * outermost component of a page and of a mount uses it, and everything below is drawn again with it and keeps its state. What
 * keeps words from one drawing to the next (`memo`, `useMemo`) uses it too.
 */
export function useLanguage(): string {
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
  return i18n.locale;
}
