/** @jest-environment node */
import { afterEach, expect, it, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import type { ReadContext } from '@rab/wallet-context';
import { getPlatformTotals } from './platformTotals.ts';

const NATIVE = '0x0000000000000000000000000000000000000000';
const DOLLAR = `0x${'9'.repeat(40)}`;
const FORMER = `0x${'b'.repeat(40)}`;

/** Reads what the indexer answers with. */
async function read(data: object) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }),
    );
  const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
  return getPlatformTotals({ chain } as ReadContext, {}, new AbortController().signal);
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('the platform’s totals have the sums of each currency that has any, in the order of the configuration [LOK-03]', async () => {
  const sum = (id: string, raised: string, refunded: string) => ({
    id,
    symbol: id === FORMER ? 'OLD' : '',
    decimals: 18,
    raised,
    refunded,
  });
  const totals = await read({
    platformTotals: [{ listedSales: 3, locks: 5, lockedTokens: 2 }],
    currencyTotals: [sum(FORMER, '7', '0'), sum(DOLLAR, '5', '6'), sum(NATIVE, '9', '0')],
    _meta: { block: { timestamp: 1_700_000_000 } },
  });
  expect(totals).toMatchObject({ listedSales: 3, locks: 5, lockedTokens: 2, asOf: 1_700_000_000n });
  expect(totals.raised.map(({ address, symbol, amount }) => [address.toLowerCase(), symbol, amount])).toEqual([
    [NATIVE, 'BNB', 9n],
    [DOLLAR, 'BUSD', 5n],
    [FORMER, 'OLD', 7n],
  ]);
  expect(totals.refunded.map(({ address, amount }) => [address, amount])).toEqual([[DOLLAR, 6n]]);
});

it('the platform’s totals have zeros and no sums on a chain on which nothing has happened [LOK-03]', async () => {
  const totals = await read({ platformTotals: [], currencyTotals: [], _meta: null });
  expect(totals).toEqual({ listedSales: 0, locks: 0, lockedTokens: 0, raised: [], refunded: [], asOf: null });
});
