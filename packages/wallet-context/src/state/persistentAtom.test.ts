import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { v } from '@rab/contracts';
import { createStore } from 'jotai';
import { persistentAtom } from './persistentAtom.ts';
import { safeStorage } from './safeStorage.ts';

const KEY = 'rab.test.v1';
const schema = v.object({ count: v.number() });
const initial = { count: 1 };

afterEach(() => {
  jest.restoreAllMocks();
  safeStorage.removeItem(KEY);
});

describe('persistentAtom', () => {
  it('keeps what was set for the next visit', () => {
    const atom = persistentAtom(KEY, schema, initial);
    const store = createStore();
    store.set(atom, ({ count }) => ({ count: count + 4 }));
    expect(store.get(atom)).toEqual({ count: 5 });
    expect(createStore().get(persistentAtom(KEY, schema, initial))).toEqual({ count: 5 });
  });

  it.each(['not json', '{"count":"five"}', 'null', '[]'])('drops the stored value %j, which does not fit', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(createStore().get(persistentAtom(KEY, schema, initial))).toEqual(initial);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('goes on in memory where storage is full or blocked, also after an older value', () => {
    localStorage.setItem(KEY, '{"count":2}');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore();
    const atom = persistentAtom(KEY, schema, initial);
    store.set(atom, { count: 9 });
    expect(store.get(atom)).toEqual({ count: 9 });
    expect(safeStorage.getItem(KEY)).toBe('{"count":9}');
  });
});
