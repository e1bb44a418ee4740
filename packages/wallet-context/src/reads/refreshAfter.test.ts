import { expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { refreshAfter } from './refreshAfter.ts';
import { settlingAtom } from './settling.ts';
import { topics } from './topics.ts';

const ALICE = `0x${'1'.repeat(40)}` as const;
const refreshTouched = jest.fn<(parameters: { touched: readonly string[] }) => Promise<void>>();
jest.mock('./refreshTouched.ts', () => ({ refreshTouched: (given: never) => refreshTouched(given) }));

const store = createStore();
const page = { store } as Parameters<typeof refreshAfter>[1];
const touched = () => refreshTouched.mock.lastCall?.[0].touched;

it('what a transaction has touched is read again, and what its account holds', async () => {
  await refreshAfter({ account: ALICE, chainId: 56, touches: [topics.locks] }, page);
  expect(touched()).toEqual([topics.account(ALICE), topics.locks]);
  await refreshAfter({ account: ALICE, chainId: 56 }, page);
  expect(touched()).toEqual([topics.account(ALICE)]);
});

it('a transaction that succeeded does not count as failed because nothing can be read afterwards', async () => {
  refreshTouched.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await expect(refreshAfter({ account: ALICE, chainId: 56 }, page)).resolves.toBeUndefined();
});

it('an act settles until what it has touched is read again, and no longer where it cannot be [TX-09]', async () => {
  const act = { account: ALICE, chainId: 56, key: 'claim' };
  refreshTouched.mockImplementationOnce(async () => expect(store.get(settlingAtom)).toEqual([act]));
  await refreshAfter(act, page);
  refreshTouched.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await refreshAfter(act, page);
  expect(store.get(settlingAtom)).toEqual([]);
});
