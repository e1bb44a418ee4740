/** @jest-environment node */
import { afterEach, expect, it, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { GROW_LISTING_GRACE, GrowStatus, LISTING_GRACE, REVIEW_GRACE } from '@rab/contracts';
import { indexedSale } from '@rab/sdk/testing';
import { configFixture } from '@rab/testing/configFixture';
import type { ReadContext } from '@rab/wallet-context';
import { getRunningSales } from './runningSales.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const NOW = 1_800_000_000n;
const DAY = 86_400n;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;

/** A sale as the indexer answers it; its soft cap is 3. */
const indexed = (digit: string, change: { ended: bigint; raised?: bigint; growStatus?: number }) => ({
  ...indexedSale,
  id: address(digit),
  totalBaseCollected: String(change.raised ?? 3n),
  growStatus: change.growStatus ?? 0,
  presaleInfo: {
    ...indexedSale.presaleInfo,
    ...{ softCap: '3', hardCap: '10', liquidityPercent: null, listingRate: null, lockPeriod: null },
    endTime: String(NOW - change.ended),
  },
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('what else is sold of a token are sales that run or wait, and grows in review for as long as that lasts [MNY-11]', async () => {
  const asked = new Map<string, unknown>();
  const answers: Record<string, unknown[]> = {
    [chain.subgraphs.privateSale]: [
      indexed('4', { ended: -DAY, raised: 0n }),
      indexed('5', { ended: REVIEW_GRACE }),
      indexed('6', { ended: REVIEW_GRACE + 1n }),
      indexed('7', { ended: GROW_LISTING_GRACE, growStatus: GrowStatus.LISTING }),
      indexed('8', { ended: DAY, raised: 2n }),
    ],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.set(String(url), JSON.parse(String(init?.body)).variables.where);
    return new Response(JSON.stringify({ data: { launchpads: answers[String(url)] ?? [] } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const context = { chain, client: {} } as ReadContext;
  const found = await getRunningSales(context, { token: address('2'), now: NOW }, new AbortController().signal);
  expect(found.map(({ name, sale }) => [name, sale.id])).toEqual([
    ['RAB Grow', address('4')],
    ['RAB Grow', address('5')],
    ['RAB Grow', address('7')],
  ]);
  expect(asked.get(chain.subgraphs.privateSale)).toMatchObject({
    growStatus_in: [0, GrowStatus.LISTING],
    endTime_gte: String(NOW - GROW_LISTING_GRACE),
  });
  expect(asked.get(chain.subgraphs.presale)).toMatchObject({ endTime_gte: String(NOW - LISTING_GRACE) });
});
