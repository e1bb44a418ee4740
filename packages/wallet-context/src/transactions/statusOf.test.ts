import { afterEach, expect, it } from '@jest/globals';
import { transactionRecord } from '@rab/testing/transactionRecord';
import { createStore } from 'jotai';
import { rivalsIn } from './startTransaction.ts';
import { type Act, isOfAct, statusOf } from './statusOf.ts';
import type { TransactionRecord } from './TransactionRecord.ts';
import { overrideAtom, transactionsAtom } from './transactionsAtom.ts';

const ACCOUNT = `0x${'ab'.repeat(20)}` as const;
const act: Act = { key: 'lock', chainId: 56, account: ACCOUNT, isRepeatable: false };
const record = (id: string, change: Partial<TransactionRecord> = {}) =>
  transactionRecord(id, { key: 'lock', account: ACCOUNT, ...change });
/** A record that never left the wallet. */
const unsent = (id: string, change: Partial<TransactionRecord> = {}): TransactionRecord => {
  const { hash: _, ...rest } = record(id, { phase: 'wallet', ...change });
  return rest;
};

afterEach(() => localStorage.clear());

it.each<[Partial<Act>, boolean]>([
  [{}, true],
  [{ account: `0x${'aB'.repeat(20)}` }, true],
  [{ key: 'claim' }, false],
  [{ chainId: 97 }, false],
  [{ account: undefined }, false],
  [{ account: `0x${'1'.repeat(40)}` }, false],
])('what was done belongs to the act %j: %s', (change, isOwn) => {
  expect(isOfAct({ ...act, ...change }, record('aa'))).toBe(isOwn);
});

it('an act is under way by its newest record that is, and unsure by the newest that is or by a prompt', () => {
  const other = record('xx', { key: 'claim', phase: 'pending' });
  const done = record('dd', { phase: 'confirmed' });
  const [one, two] = [record('aa', { phase: 'pending' }), record('bb', { phase: 'wallet' })];
  const [lost, gone] = [record('ll', { phase: 'dropped' }), record('gg', { phase: 'unknown' })];
  const prompts = [record('ox', { key: 'claim' }), record('pp'), record('qq')];
  expect(statusOf(act, [other, done, one, two, lost], prompts)).toEqual({
    own: [done, one, two, lost],
    current: one,
    unsure: undefined,
  });
  expect(statusOf(act, [done, lost, gone], prompts)).toMatchObject({ current: undefined, unsure: lost });
  expect(statusOf(act, [done], prompts)).toMatchObject({ current: undefined, unsure: prompts[1] });
  expect(statusOf(act, [done], [])).toEqual({ own: [done], current: undefined, unsure: undefined });
  expect(statusOf({ ...act, account: undefined }, [one, lost], prompts).own).toEqual([]);
  expect(statusOf({ ...act, isRepeatable: true }, [lost], prompts).unsure).toBeUndefined();
});

it('an act is taken where another record of it is under way or unsure, also by what another tab has just stored', () => {
  const taken = (put: TransactionRecord | null, own = 'own') => {
    localStorage.clear();
    const store = createStore();
    const { isTaken } = rivalsIn(store, act);
    if (put) store.set(transactionsAtom, put);
    return isTaken(unsent(own, { phase: 'simulating' }));
  };
  expect(taken(null)).toBe(false);
  expect(taken(record('aa', { phase: 'pending' }))).toBe(true);
  expect(taken(record('aa', { phase: 'dropped' }))).toBe(true);
  expect(taken(record('aa', { phase: 'confirmed' }))).toBe(false);
  expect(taken(record('aa', { phase: 'pending' }), 'aa')).toBe(false);
  expect(taken(record('aa', { key: 'claim', phase: 'pending' }))).toBe(false);
  const store = createStore();
  localStorage.clear();
  const { isTaken, isOthers } = rivalsIn(store, act);
  const own = unsent('own', { phase: 'simulating' });
  store.sub(transactionsAtom, () => undefined);
  expect(isTaken(own)).toBe(false);
  // no event of the storage has arrived
  localStorage.setItem('rab.prompts.v1', JSON.stringify([unsent('pp')]));
  expect(isTaken(own)).toBe(true);
  localStorage.setItem('rab.prompts.v1', '[]');
  expect(isTaken(own)).toBe(false);
  const sent = record('ee', { phase: 'pending' });
  localStorage.setItem('rab.transactions.v1', JSON.stringify([sent]));
  expect(isTaken(own)).toBe(true);
  const later = record('ff', { phase: 'confirmed' });
  localStorage.setItem('rab.transactions.v1', JSON.stringify([later, sent]));
  const hashOf = ({ hash }: TransactionRecord) => hash as NonNullable<typeof hash>;
  expect(isOthers('own', hashOf(later))).toBe(true);
  expect(isOthers('ff', hashOf(later))).toBe(false);
  expect(isOthers('own', `0x${'9'.repeat(64)}`)).toBe(false);
});

it('a person decides that an unknown outcome blocks no longer', () => {
  const store = createStore();
  const lost = record('ll', { phase: 'dropped' });
  store.set(transactionsAtom, lost);
  store.set(overrideAtom, lost);
  expect(statusOf(act, store.get(transactionsAtom), []).unsure).toBeUndefined();
  expect(store.get(transactionsAtom)).toEqual([{ ...lost, isOverruled: true }]);
});
