import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { useQuery } from '@rab/wallet-context';
import { act, screen } from '@testing-library/react';
import { ActionBox } from '../src/detail/ActionBox.tsx';
import { ActsClosedContext } from '../src/detail/actsClosed.ts';
import { ClaimButton } from '../src/detail/ClaimButton.tsx';
import { RefundButton } from '../src/detail/RefundButton.tsx';
import { WithdrawButton } from '../src/detail/WithdrawButton.tsx';
import type { SaleKindInDetail } from '../src/model/SaleKindInDetail.ts';
import { useSale } from '../src/queries/useSale.ts';
import { kindFixture } from './kindFixture.ts';
import { saleFixture } from './saleFixture.ts';

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

it('that its node is away a sale’s page says steadily, also while it is asked again [TXF-03]', async () => {
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

it('without a node a sale’s page counts nothing down, and each act is off with the reason [MNY-16]', async () => {
  const sale = saleFixture();
  const closed = 'The chain’s node does not answer: nothing can be sent now';
  await renderPart(
    <>
      <ActionBox kind={kindFixture} sale={sale} source="indexer" />
      <ActsClosedContext value={closed}>
        <ClaimButton sale={sale} claimable={5n} givesUpRefund={false} />
        <RefundButton sale={sale} buyer={{ deposited: 10n ** 18n, bought: 5n }} givesUpTokens={false} />
        <WithdrawButton sale={sale} tokensHeld={5n} />
      </ActsClosedContext>
    </>,
    { isConnected: true },
  );
  expect(screen.getByText(/^The time of the chain is not known yet/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  const acts = screen.getAllByRole<HTMLButtonElement>('button', { name: /^(Claim|Refund|Withdraw) / });
  expect(acts.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  expect(screen.getAllByText(closed)).toHaveLength(3);
});
