import { v } from '@rab/config';
import { atom, type WritableAtom } from 'jotai';
import { safeStorage } from './safeStorage.ts';

/**
 * A jotai atom kept in local storage under a versioned key such as `rab.configs.v1`. What is stored is parsed by the
 * schema; a value that does not fit is dropped in favour of `initial`. What one store of a page writes the others
 * show, too; one that is made or mounted later starts from what is stored.
 * @param isShared tabs work on one value: an update starts from what is stored, and what another tab stores shows here; one that
 * changes nothing rereads it
 */
export function persistentAtom<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  { isShared = false }: { isShared?: boolean } = {},
): WritableAtom<T, [T | ((before: T) => T)], void> {
  let text: string | null = null;
  let value = initial;
  /** The same object as long as the same text is stored. */
  const read = (): T => {
    const stored = safeStorage.getItem(key);
    if (stored !== text) value = readStored(key, schema) ?? initial;
    text = stored;
    return value;
  };
  const changes = atom(0);
  changes.onMount = (set) => {
    const follow = () => set((count) => count + 1);
    const followTab = (event: StorageEvent) => event.key === key && follow();
    follow();
    // under its own name: the browser sends its `storage` event only to the other tabs
    window.addEventListener(key, follow);
    if (isShared) window.addEventListener('storage', followTab);
    return () => {
      window.removeEventListener(key, follow);
      window.removeEventListener('storage', followTab);
    };
  };
  const base = atom((get) => {
    get(changes);
    return read();
  });
  return atom(
    (get) => get(base),
    (get, set, update) => {
      const before = isShared ? read() : get(base);
      const after = typeof update === 'function' ? (update as (before: T) => T)(before) : update;
      if (typeof update === 'function' && after === before) return set(changes, (count) => count + 1);
      value = after;
      text = JSON.stringify(value);
      safeStorage.setItem(key, text);
      set(changes, (count) => count + 1);
      window.dispatchEvent(new Event(key));
    },
  );
}

/** The parsed value under a key, or undefined if it is missing or does not fit the schema. */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = safeStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    if (result.success) return result.output;
  } catch {
    // not JSON: dropped like any other value that does not fit
  }
  safeStorage.removeItem(key);
  return undefined;
}
