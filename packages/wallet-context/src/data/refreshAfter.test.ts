import { expect, it, jest } from '@jest/globals';
import { refreshAfter } from './refreshAfter.ts';
import { topics } from './topics.ts';

const ALICE = `0x${'1'.repeat(40)}` as const;
const refreshTouched = jest.fn<(parameters: { touched: readonly string[] }) => Promise<void>>();
jest.mock('./refreshTouched.ts', () => ({ refreshTouched: (given: never) => refreshTouched(given) }));

const page = {} as Parameters<typeof refreshAfter>[1];
const touched = () => refreshTouched.mock.lastCall?.[0].touched;

it('what a transaction has touched is read again, and what its account holds', async () => {
  await refreshAfter({ account: ALICE, touches: [topics.locks] }, page);
  expect(touched()).toEqual([topics.account(ALICE), topics.locks]);
  await refreshAfter({ account: ALICE }, page);
  expect(touched()).toEqual([topics.account(ALICE)]);
});

it('a transaction that has succeeded is none that failed because nothing can be read', async () => {
  refreshTouched.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await expect(refreshAfter({ account: ALICE }, page)).resolves.toBeUndefined();
});
