import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FAST_TICK_MS, SLOW_TICK_MS } from '@rab/config';
import {
  endClock,
  expectEvery,
  missing,
  pass,
  readContext,
  setVisible,
  show,
  showAlone,
  startClock,
} from '@rab/testing/readIntervals';
import { balancesQueryOptions } from '@rab/wallet-context/reads';
import { buyerQueryOptions } from './buyer.ts';
import { claimableQueryOptions } from './claimable.ts';
import { indexedSaleQueryOptions } from './indexedSale.ts';

const address = `0x${'1'.repeat(40)}` as const;
const buyer = { sale: address, account: address, hasReferrals: false };
const ofSale = (subgraph: 'presale' | 'privateSale') => indexedSaleQueryOptions(readContext, { subgraph, id: address });
/** Long enough to draw all the screens. */
const LIMIT_MS = 30_000;

beforeEach(startClock);
afterEach(endClock);

describe('what is read again, and when', () => {
  it(
    'sales and buyers have their intervals, claims another, and a missing sale is asked for ten times [CFG-10]',
    async () => {
      await expectEvery(10_000, await showAlone(ofSale('presale')));
      await expectEvery(10_000, await showAlone(buyerQueryOptions(readContext, buyer)));
      await expectEvery(60_000, await showAlone(claimableQueryOptions(readContext, buyer)));

      const notFound = await showAlone(ofSale('privateSale'), missing);
      for (let retry = 1; retry <= 10; retry += 1) await expectEvery(3_000, notFound);
      await pass(9_000);
      expect(notFound).toHaveBeenCalledTimes(11);
    },
    LIMIT_MS,
  );

  it('the fast tick is 10 s, the slow one 60 s, and both rest while the tab is hidden [APP-26]', async () => {
    expect([FAST_TICK_MS, SLOW_TICK_MS]).toEqual([10_000, 60_000]);
    const fast = await show(balancesQueryOptions(readContext, { account: address, tokens: [address] }));
    await expectEvery(FAST_TICK_MS, fast);
    const slow = await show(claimableQueryOptions(readContext, buyer));
    await expectEvery(SLOW_TICK_MS, slow);
    setVisible(false);
    const seen = [fast, slow].map((reads) => reads.mock.calls.length);
    await pass(10 * SLOW_TICK_MS);
    expect([fast, slow].map((reads) => reads.mock.calls.length)).toEqual(seen);
    setVisible(true);
    await pass(0);
    expect(fast.mock.calls.length).toBeGreaterThan(seen[0] as number);
    expect(slow.mock.calls.length).toBeGreaterThan(seen[1] as number);
  });
});
