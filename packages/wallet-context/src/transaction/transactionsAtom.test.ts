import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import type { TransactionRecord } from './TransactionRecord.ts';

const KEY = 'rab.transactions.v1';

const record = (id: string, change: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id,
  startedAt: 1,
  chainId: 56,
  account: `0x${'1'.repeat(40)}`,
  phase: 'pending',
  summary: 'Lock 1 ABC',
  successTitle: 'Success!!!',
  failedTitle: 'Send Tx Failed',
  hash: `0x${id}`,
  ...change,
});

/** A page of this browser: its own modules and store over the same storage. */
async function openTab() {
  let atom: typeof import('./transactionsAtom.ts').transactionsAtom | undefined;
  await jest.isolateModulesAsync(async () => {
    atom = (await import('./transactionsAtom.ts')).transactionsAtom;
  });
  if (!atom) throw new Error('not loaded');
  const opened = atom;
  const store = createStore();
  const close = store.sub(opened, () => undefined);
  return {
    close,
    put: (put: TransactionRecord) => store.set(opened, put),
    phases: () => Object.fromEntries(store.get(opened).map(({ id, phase }) => [id, phase])),
    /** What the browser tells the other tabs. */
    hear: () => window.dispatchEvent(new StorageEvent('storage', { key: KEY })),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('recent transactions', () => {
  it('of two tabs are kept both, and each tab sees the other one’s', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.put(record('aa'));
    two.put(record('bb'));
    expect((await openTab()).phases()).toEqual({ aa: 'pending', bb: 'pending' });
    one.hear();
    expect(one.phases()).toEqual({ aa: 'pending', bb: 'pending' });
    one.put(record('aa', { phase: 'confirmed' }));
    two.hear();
    expect(two.phases()).toEqual({ aa: 'confirmed', bb: 'pending' });
    // the other tab, a step behind, does not bring back what has ended
    two.put(record('aa'));
    expect(two.phases()).toEqual({ aa: 'confirmed', bb: 'pending' });
  });

  it('that never left the wallet end with their page', async () => {
    const tab = await openTab();
    const { hash, ...unsent } = record('aa', { phase: 'wallet' });
    tab.put(unsent);
    expect(tab.phases()).toEqual({ aa: 'wallet' });
    expect((await openTab()).phases()).toEqual({});
    tab.put({ ...unsent, phase: 'pending', hash: hash ?? '0x' });
    expect(tab.phases()).toEqual({ aa: 'pending' });
    expect((await openTab()).phases()).toEqual({ aa: 'pending' });
  });

  it('are the newest 20, and one that is still open is never pushed out', async () => {
    const tab = await openTab();
    tab.put(record('aa'));
    for (let count = 0; count < 30; count += 1) tab.put(record(`${count}`, { phase: 'confirmed' }));
    expect(Object.keys(tab.phases())).toHaveLength(20);
    expect(tab.phases()).toMatchObject({ aa: 'pending', 29: 'confirmed' });
    expect(tab.phases()).not.toHaveProperty('5');
  });

  it('that do not fit are dropped, each alone, and the page goes on', async () => {
    for (const text of ['[{"id":7}]', '{}', 'not json']) {
      localStorage.setItem(KEY, text);
      expect((await openTab()).phases()).toEqual({});
    }
    const misfit = { ...record('bb'), account: '0x1' };
    localStorage.setItem(KEY, JSON.stringify([{ id: 7 }, record('aa'), misfit]));
    expect((await openTab()).phases()).toEqual({ aa: 'pending' });
  });
});
