/**
 * localStorage that never throws: a blocked, full or missing one is replaced by memory for the rest of the visit.
 * Values of other keys stay as they are.
 */
const memory = new Map<string, string>();

const browserStorage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

export const safeStorage = {
  getItem(key: string): string | null {
    // what is in memory could not be stored and is therefore newer
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return browserStorage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      const storage = browserStorage();
      if (!storage) throw new Error('no storage');
      storage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    try {
      browserStorage()?.removeItem(key);
    } catch {
      // blocked storage holds nothing of ours
    }
  },
};
