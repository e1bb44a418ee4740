import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { topics } from '@rab/wallet-context';
import { usePlayedTransaction } from '@rab/wallet-context/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LockTab } from '../src/detail/tabs/LockTab.tsx';
import { listTabs } from '../src/kind/listTabs.ts';
import { SaleGrid } from '../src/list/SaleGrid.tsx';
import { kindFixture } from './kindFixture.ts';

/** Block up to which the indexer has read; it has found nothing of anything. */
let indexedBlock: number;
let send: () => Promise<unknown>;

function PlayedTransaction() {
  const { settle } = usePlayedTransaction();
  send = () => settle({ account: ALICE, key: 'act', touches: [topics.locks, topics.sales] }, 6n);
  return null;
}

beforeEach(() => {
  indexedBlock = 5;
  const data = () => ({ _meta: { block: { number: indexedBlock } }, lockDetails: [], launchpads: [] });
  const answer = () => ({
    ok: true,
    status: 200,
    headers: { get: () => 'application/json' },
    text: async () => JSON.stringify({ data: data() }),
    json: async () => ({ data: data() }),
  });
  // jsdom has none
  Object.assign(globalThis, { fetch: async () => answer() });
  beginPart();
});
afterEach(endPart);

it.each<[string, ReactElement]>([
  ['No locks yet', <LockTab key="locks" kind={kindFixture} sale={saleFixture()} />],
  ['No Pads', <SaleGrid key="sales" kind={kindFixture} tab={listTabs.all} size={6} headingLevel="h2" />],
])('`%s` is not said before the indexer has reached a transaction that may have made some', async (words, list) => {
  await renderPart(
    <>
      <PlayedTransaction />
      {list}
    </>,
    { answers: { saleLocks: () => [], sales: () => ({ rows: [], hasNext: false }) }, isConnected: true },
  );
  expect(screen.queryByText(words)).not.toBeNull();
  await act(send);
  expect(screen.queryByText(words)).toBeNull();
  indexedBlock = 6;
  await screen.findByText(words, {}, { timeout: 4_000 });
});
