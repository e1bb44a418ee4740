import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { v } from '@rab/config';
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

  it('works in memory where storage is full or blocked, also after an older value [BRW-03]', () => {
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

  it('shows what was set last in a store that is made later, as when an element is taken away and put back', () => {
    const atom = persistentAtom(KEY, schema, initial);
    const first = createStore();
    first.sub(atom, () => {})();
    first.set(atom, { count: 2 });
    expect(createStore().get(atom)).toEqual({ count: 2 });
  });

  it('is one for all stores of the page, mounted or mounted again later', () => {
    const atom = persistentAtom(KEY, schema, initial);
    const [one, two] = [createStore(), createStore()];
    const heard = jest.fn();
    const leave = one.sub(atom, heard);
    two.set(atom, { count: 2 });
    expect(one.get(atom)).toEqual({ count: 2 });
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    two.set(atom, { count: 3 });
    one.sub(atom, heard);
    expect(one.get(atom)).toEqual({ count: 3 });
    one.set(atom, ({ count }) => ({ count: count + 1 }));
    expect(two.get(atom)).toEqual({ count: 4 });
  });

  it('stays as it is while another tab sets its own, unless tabs share it', () => {
    const [own, shared] = [false, true].map((isShared) => persistentAtom(KEY, schema, initial, { isShared }));
    if (!own || !shared) throw new Error('no atoms');
    const store = createStore();
    const heard = jest.fn();
    store.sub(own, heard);
    store.sub(shared, heard);
    localStorage.setItem(KEY, '{"count":7}');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect([store.get(own), store.get(shared)]).toEqual([{ count: 1 }, { count: 7 }]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
