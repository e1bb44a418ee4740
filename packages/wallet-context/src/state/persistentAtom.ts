import { v } from '@rab/contracts';
import { atom, type WritableAtom } from 'jotai';
import { safeStorage } from './safeStorage.ts';

/**
 * A jotai atom kept in local storage under a versioned key such as `rab.configs.v1`. What is stored is parsed by the
 * schema; a value that does not fit is dropped in favour of `initial`.
 * @param isShared tabs work on one value: an update starts from what is stored, and what another tab stores shows here
 */
export function persistentAtom<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
  { isShared = false }: { isShared?: boolean } = {},
): WritableAtom<T, [T | ((before: T) => T)], void> {
  const base = atom<T>(readStored(key, schema) ?? initial);
  if (isShared) {
    base.onMount = (set) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key) set(readStored(key, schema) ?? initial);
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    };
  }
  return atom(
    (get) => get(base),
    (get, set, update) => {
      const before = (isShared ? readStored(key, schema) : undefined) ?? get(base);
      const next = typeof update === 'function' ? (update as (before: T) => T)(before) : update;
      set(base, next);
      safeStorage.setItem(key, JSON.stringify(next));
    },
  );
}

/** The parsed value under a key, or undefined when there is none or it does not fit the schema. */
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
