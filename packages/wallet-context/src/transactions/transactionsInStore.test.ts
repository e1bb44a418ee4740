import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { transactionRecord } from '@rab/testing/transactionRecord';
import { createStore } from 'jotai';
import type { TransactionRecord } from './TransactionRecord.ts';
import { foreignPromptsAtom, transactionsAtom } from './transactionsAtom.ts';

const KEY = 'rab.transactions.v1';
const PROMPTS_KEY = 'rab.prompts.v1';

/** A page over the storage of this browser. */
function openPage() {
  const store = createStore();
  store.sub(transactionsAtom, () => undefined);
  store.sub(foreignPromptsAtom, () => undefined);
  return {
    foreignPrompts: () => store.get(foreignPromptsAtom).map(({ id }) => id),
    put: (put: TransactionRecord) => store.set(transactionsAtom, put),
    ids: () => store.get(transactionsAtom).map(({ id }) => id),
    phases: () => Object.fromEntries(store.get(transactionsAtom).map(({ id, phase }) => [id, phase])),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('records of transactions', () => {
  it('that have ended stay so whatever follows them says, unless the chain shows how it ended after all', () => {
    const page = openPage();
    const known = transactionRecord('aa');
    const { hash: _, ...untold } = known;
    const after = (...puts: TransactionRecord[]) => {
      localStorage.clear();
      for (const put of puts) page.put(put);
      return page.phases().aa;
    };
    for (const phase of ['confirmed', 'failed', 'replaced', 'unknown'] as const)
      expect(after({ ...known, phase }, known)).toBe(phase);
    for (const phase of ['rejected', 'dropped'] as const) expect(after({ ...known, phase }, known)).toBe('pending');
    expect(after({ ...known, phase: 'unknown' }, { ...known, phase: 'confirmed' })).toBe('confirmed');
    expect(after({ ...untold, phase: 'unknown' }, { ...untold, callsId: 'one' })).toBe('unknown');
    expect(after({ ...untold, phase: 'unknown' }, known)).toBe('pending');
    expect(after({ ...untold, callsId: 'one', phase: 'failed' }, known)).toBe('failed');
    after(known, { ...known, phase: 'dropped' });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '[]')).toEqual([{ ...known, phase: 'dropped' }]);
  });

  it('are each there once, the newest first, also what another tab has stored without an event', () => {
    const page = openPage();
    const { hash, ...unsent } = transactionRecord('aa', { phase: 'wallet' });
    page.put(unsent);
    page.put({ ...unsent, phase: 'pending', ...(hash && { hash }) });
    expect(page.ids()).toEqual(['aa']);
    page.put(transactionRecord('bb'));
    page.put(transactionRecord('aa', { phase: 'confirmed' }));
    expect(page.ids()).toEqual(['bb', 'aa']);
    localStorage.setItem(KEY, JSON.stringify([transactionRecord('cc')]));
    localStorage.setItem(PROMPTS_KEY, JSON.stringify([{ ...unsent, id: 'dd' }]));
    page.put(transactionRecord('ee'));
    page.put({ ...unsent, id: 'ff' });
    expect(openPage().ids()).toEqual(['ee', 'cc']);
    expect(openPage().foreignPrompts()).toEqual(['dd', 'ff']);
  });
});

describe('what a wallet was asked for', () => {
  const { hash, ...asked } = transactionRecord('aa', { phase: 'wallet', startedAt: Date.now() });

  it('is one of its own for each act, forgotten after a day, and gone from what waits once it is answered', () => {
    const page = openPage();
    const prompts = () =>
      (JSON.parse(localStorage.getItem(PROMPTS_KEY) ?? '[]') as TransactionRecord[]).map(({ id }) => id);
    page.put(asked);
    page.put({ ...asked, id: 'bb' });
    page.put({ ...asked, id: 'bb' });
    expect(prompts()).toEqual(['aa', 'bb']);
    page.put({ ...asked, phase: 'failed' });
    expect(prompts()).toEqual(['bb']);
    page.put({ ...asked, phase: 'simulating' });
    expect(prompts()).toEqual(['bb']);
    jest.spyOn(Date, 'now').mockReturnValue(asked.startedAt + 86_400_000);
    page.put({ ...asked, id: 'cc', startedAt: Date.now() });
    expect(prompts()).toEqual(['cc']);
  });

  it('blocks no longer than a day on a page that stays open', () => {
    openPage().put(asked);
    const page = openPage();
    expect(page.foreignPrompts()).toEqual(['aa']);
    jest.spyOn(Date, 'now').mockReturnValue(asked.startedAt + 86_400_000);
    page.put({ ...asked, id: 'bb', phase: 'simulating', startedAt: Date.now() });
    expect(page.foreignPrompts()).toEqual([]);
  });

  it('is sent once its wallet has answered with a hash or with the id of several calls', () => {
    const page = openPage();
    page.put(asked);
    page.put({ ...asked, callsId: 'one' });
    expect(openPage().phases()).toEqual({ aa: 'wallet' });
    expect(openPage().foreignPrompts()).toEqual([]);
    page.put({ ...asked, id: 'bb' });
    page.put({ ...asked, id: 'cc' });
    page.put({ ...asked, id: 'cc', phase: 'pending', ...(hash && { hash }) });
    expect(page.phases()).toEqual({ aa: 'wallet', bb: 'wallet', cc: 'pending' });
    expect(openPage().foreignPrompts()).toEqual(['bb']);
  });
});
