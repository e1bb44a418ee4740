import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { useQuery } from '@rab/wallet-context';
import { act } from '@testing-library/react';
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
