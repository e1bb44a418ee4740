import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { useQuery } from '@rab/wallet-context';
import { act, screen, waitFor } from '@testing-library/react';
import { ActionBox } from '../src/detail/ActionBox.tsx';
import { SaleDetailPage } from '../src/detail/SaleDetailPage.tsx';
import type { SaleKindInDetail } from '../src/kind/SaleKindInDetail.ts';
import { useSale } from '../src/kind/useSale.ts';
import { commonStates } from '../src/model/commonStates.ts';
import { kindFixture } from './kindFixture.ts';

beforeEach(beginPart);
afterEach(endPart);

const ASKED_EVERY_MS = 30;
let asked = 0;
const useAwayNode: SaleKindInDetail['useLiveState'] = () =>
  useQuery({
    queryKey: ['live'],
    queryFn: async () => {
      asked += 1;
      await new Promise((done) => setTimeout(done, ASKED_EVERY_MS));
      throw new Error('away');
    },
    retry: false,
    refetchInterval: ASKED_EVERY_MS,
  });

it('a sale’s page keeps saying that its node is unreachable, also while it is asked again [TXF-03]', async () => {
  const seen: boolean[] = [];
  const kind = { ...kindFixture, useLiveState: useAwayNode };
  function Probe() {
    const result = useSale(kind, saleFixture().id);
    if (result.status === 'ready') seen.push(result.isNodeAway && result.isStale);
    return null;
  }
  await renderPart(<Probe />, { answers: { sale: () => saleFixture() } });
  await act(() => new Promise((done) => setTimeout(done, 20 * ASKED_EVERY_MS)));
  expect(asked).toBeGreaterThan(3);
  const from = seen.indexOf(true);
  expect(from).toBeGreaterThanOrEqual(0);
  expect(seen.slice(from)).not.toContain(false);
});

it('without a node each act of a sale’s page is off with the reason [MNY-16]', async () => {
  const kind = { ...kindFixture, useLiveState: useAwayNode, stateOf: () => commonStates.failed };
  const buyer = { deposited: 10n ** 18n, bought: 5n, claimed: 0n, referred: 0n };
  await renderPart(<SaleDetailPage kind={kind} id={saleFixture().id} />, {
    isConnected: true,
    answers: { sale: () => saleFixture(), buyer: () => buyer, chainTime: () => ({ hash: null, offset: 0 }) },
  });
  const refund = await screen.findByRole<HTMLButtonElement>('button', { name: 'Refund 1 BNB' });
  await waitFor(() => expect(refund.disabled).toBe(true));
  expect(screen.getByText('We can’t reach the network, so actions are paused')).toBeTruthy();
});

it('while the time of the chain is not known nothing counts down [MNY-16]', async () => {
  await renderPart(<ActionBox kind={kindFixture} sale={saleFixture()} source="indexer" />, { isConnected: true });
  expect(screen.getByText(/^We can’t reach the network yet/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});
