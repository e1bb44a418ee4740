import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { transactionRecord } from '@rab/testing/transactionRecord';
import { createStore } from 'jotai';
import type { TransactionRecord } from './TransactionRecord.ts';

const KEY = 'rab.transactions.v1';

/** A page of this browser: its own modules and store over the same storage. */
async function openTab() {
  let atoms: typeof import('./transactionsAtom.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    atoms = await import('./transactionsAtom.ts');
  });
  if (!atoms) throw new Error('not loaded');
  const { transactionsAtom: opened, foreignPromptsAtom, overrideAtom } = atoms;
  const store = createStore();
  store.sub(opened, () => undefined);
  store.sub(foreignPromptsAtom, () => undefined);
  return {
    foreignPrompts: () => store.get(foreignPromptsAtom).map(({ id }) => id),
    override: (unsure: TransactionRecord) => store.set(overrideAtom, unsure),
    put: (put: TransactionRecord) => store.set(opened, put),
    phases: () => Object.fromEntries(store.get(opened).map(({ id, phase }) => [id, phase])),
    /** Fires the storage events that the browser sends to the other tabs. */
    hear: () => {
      for (const key of [KEY, 'rab.prompts.v1']) window.dispatchEvent(new StorageEvent('storage', { key }));
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('recent transactions', () => {
  it('are kept for both of two tabs, and each tab sees the other one’s', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.put(transactionRecord('aa'));
    two.put(transactionRecord('bb'));
    expect((await openTab()).phases()).toEqual({ aa: 'pending', bb: 'pending' });
    one.hear();
    expect(one.phases()).toEqual({ aa: 'pending', bb: 'pending' });
    one.put(transactionRecord('aa', { phase: 'confirmed' }));
    two.hear();
    expect(two.phases()).toEqual({ aa: 'confirmed', bb: 'pending' });
    // the other tab, a step behind, does not bring back what has ended
    two.put(transactionRecord('aa'));
    expect(two.phases()).toEqual({ aa: 'confirmed', bb: 'pending' });
  });

  it('are open again once the chain shows their unknown outcome, and are looked for after a reload [TXF-02]', async () => {
    const tab = await openTab();
    const { hash, ...asked } = transactionRecord('aa', { phase: 'unknown', startedAt: Date.now() });
    tab.put(asked);
    tab.put({ ...asked, phase: 'pending', ...(hash && { hash }) });
    expect((await openTab()).phases()).toEqual({ aa: 'pending' });
  });

  it('end with their page if they never left the wallet', async () => {
    const tab = await openTab();
    const { hash, ...unsent } = transactionRecord('aa', { phase: 'wallet' });
    tab.put(unsent);
    expect(tab.phases()).toEqual({ aa: 'wallet' });
    expect((await openTab()).phases()).toEqual({});
    tab.put({ ...unsent, phase: 'pending', ...(hash && { hash }) });
    expect(tab.phases()).toEqual({ aa: 'pending' });
    expect((await openTab()).phases()).toEqual({ aa: 'pending' });
  });

  it('are the newest 20, and one that is still open is never pushed out', async () => {
    const tab = await openTab();
    tab.put(transactionRecord('aa'));
    for (let count = 0; count < 30; count += 1) tab.put(transactionRecord(`${count}`, { phase: 'confirmed' }));
    expect(Object.keys(tab.phases())).toHaveLength(20);
    expect(tab.phases()).toMatchObject({ aa: 'pending', 29: 'confirmed' });
    expect(tab.phases()).not.toHaveProperty('5');
  });

  it('are never pushed out while their outcome is unknown, and stay decided once the person has decided', async () => {
    const tab = await openTab();
    const { hash: _, ...lost } = transactionRecord('aa', { phase: 'unknown', startedAt: Date.now() });
    tab.put(lost);
    for (let count = 0; count < 30; count += 1) tab.put(transactionRecord(`${count}`, { phase: 'confirmed' }));
    expect((await openTab()).phases()).toMatchObject({ aa: 'unknown' });
    tab.put(transactionRecord('bb', { phase: 'dropped', isOverruled: true }));
    // the one that still follows it knows nothing of the decision
    tab.put(transactionRecord('bb', { phase: 'dropped', message: 'Still not found.' }));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '[]')).toContainEqual(
      transactionRecord('bb', { phase: 'dropped', message: 'Still not found.', isOverruled: true }),
    );
  });

  it('block for 30 days if their outcome is unknown; one that is still open is looked for first [TXF-01]', async () => {
    const startedAt = Date.now();
    const { hash: _, ...unknown } = transactionRecord('aa', { phase: 'unknown', startedAt });
    const tab = await openTab();
    tab.put(unknown);
    tab.put(transactionRecord('bb', { phase: 'dropped', startedAt }));
    const DAYS_30 = 30 * 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValue(startedAt + DAYS_30 - 1);
    expect((await openTab()).phases()).toEqual({ aa: 'unknown', bb: 'dropped' });
    jest.spyOn(Date, 'now').mockReturnValue(startedAt + DAYS_30);
    const later = await openTab();
    expect(later.phases()).toEqual({ bb: 'dropped' });
    // said once more before it is forgotten
    later.put(transactionRecord('bb', { phase: 'unknown', startedAt }));
    expect(later.phases()).toEqual({ bb: 'unknown' });
    expect((await openTab()).phases()).toEqual({});
  });

  it('are dropped one by one if they do not fit the schema, and the page keeps working', async () => {
    for (const text of ['[{"id":7}]', '{}', 'not json']) {
      localStorage.setItem(KEY, text);
      expect((await openTab()).phases()).toEqual({});
    }
    const invalid = [
      { id: 7 },
      { ...transactionRecord('bb'), account: '0x1' },
      { ...transactionRecord('cc'), hash: '0x12' },
    ];
    localStorage.setItem(KEY, JSON.stringify([transactionRecord('aa'), ...invalid]));
    expect((await openTab()).phases()).toEqual({ aa: 'pending' });
  });
});

describe('what a wallet was asked for', () => {
  const { hash, ...asked } = transactionRecord('aa', { phase: 'wallet', startedAt: Date.now() });

  it('is known to the other tabs, and to the page after a reload, until it is answered', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.put(asked);
    two.hear();
    expect([one.foreignPrompts(), two.foreignPrompts()]).toEqual([[], ['aa']]);
    expect((await openTab()).foreignPrompts()).toEqual(['aa']);
    one.put({ ...asked, phase: 'rejected' });
    two.hear();
    expect(two.foreignPrompts()).toEqual([]);
    one.put(asked);
    one.put({ ...asked, phase: 'pending', ...(hash && { hash }) });
    expect((await openTab()).foreignPrompts()).toEqual([]);
  });

  it('is forgotten when the person says so, and after a day', async () => {
    (await openTab()).put(asked);
    const tab = await openTab();
    tab.override(asked);
    expect(tab.foreignPrompts()).toEqual([]);
    tab.put({ ...asked, id: 'old', startedAt: Date.now() - 86_400_001 });
    expect((await openTab()).foreignPrompts()).toEqual([]);
    tab.put({ ...asked, id: 'new' });
    tab.put({ ...asked, id: 'new' });
    expect((await openTab()).foreignPrompts()).toEqual(['new']);
  });
});
