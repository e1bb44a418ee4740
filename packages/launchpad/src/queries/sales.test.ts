/** @jest-environment node */

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { getIndexedSale, getSales, SaleNotFound, type SaleOrder } from '@rab/sdk/sales';
import { configFixture } from '@rab/testing/configFixture';
import type { ReadContext } from '@rab/wallet-context';
import { listTabs } from '../kind/listTabs.ts';
import { type SaleListFilter, saleListWhere } from '../list/saleListWhere.ts';
import { indexedSaleQueryOptions } from './indexedSale.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const context = { chain, client: {} } as ReadContext;
const { signal } = new AbortController();
const SALE = `0x${'Ab'.repeat(20)}` as const;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('one sale', () => {
  it('is asked for by its lower-case id with deposits and referrers every 10 s, and ten times more while missing [IDX-07]', async () => {
    const asked: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)));
      return new Response('{"data":{"launchpad":null}}', { headers: { 'content-type': 'application/json' } });
    });
    const parameters = { subgraph: 'presale', id: SALE } as const;
    expect(indexedSaleQueryOptions(context, parameters)).toMatchObject({
      refetchInterval: 10_000,
      retry: 10,
      retryDelay: 3_000,
    });
    await expect(getIndexedSale(context, parameters, signal)).rejects.toBeInstanceOf(SaleNotFound);
    expect(asked).toEqual([
      expect.objectContaining({
        variables: { padAddress: SALE.toLowerCase() },
        query: expect.stringMatching(/deposit\(.*\{ account amount \}\s+referrer\(.*\{ account amount \}/),
      }),
    ]);
  });
});

describe('a list', () => {
  it.each(['presale', 'privateSale'] as const)(
    'of the kind at %s asks that endpoint of its chain for one row more than a page',
    async (subgraph) => {
      const fetched = jest
        .spyOn(globalThis, 'fetch')
        .mockResolvedValue(
          new Response('{"data":{"launchpads":[]}}', { headers: { 'content-type': 'application/json' } }),
        );
      const orderBy: SaleOrder = 'endTime';
      const parameters = { subgraph, where: { and: [{ isVisible: true }] }, orderBy, page: 1, size: 10 };
      expect(await getSales(context, parameters, signal)).toEqual({ rows: [], hasNext: false });
      const [url, init] = fetched.mock.calls[0] ?? [];
      expect(String(url)).toBe(chain.subgraphs[subgraph]);
      expect(JSON.parse(String(init?.body)).variables).toMatchObject({
        first: 11,
        skip: 0,
        orderBy: 'endTime',
        where: parameters.where,
      });
    },
  );
});

describe('the filter of a list', () => {
  const conditions = (change: Partial<SaleListFilter>) =>
    saleListWhere({ tab: listTabs.all, account: undefined, search: '', now: 100n, chosen: [], ...change }).and;

  it('shows what is visible, and to its owner what is not', () => {
    expect(conditions({})).toEqual([{ isVisible: true }]);
    expect(conditions({ account: SALE })).toEqual([{ or: [{ isVisible: true }, { owner: SALE.toLowerCase() }] }]);
    expect(conditions({ account: SALE, tab: listTabs.mine })).toContainEqual({ owner: SALE.toLowerCase() });
  });

  it('searches the address where 0x is typed, else name and symbol', () => {
    expect(conditions({ search: ' 0xAB ' })).toContainEqual({ token_contains: '0xab' });
    expect(conditions({ search: 'car' })).toContainEqual({
      or: [{ tokenName_contains_nocase: 'car' }, { tokenSymbol_contains_nocase: 'car' }],
    });
  });

  it('means a tab in indexed facts at the given time', () => {
    expect(conditions({ tab: listTabs.upcoming })).toContainEqual({
      forceFailed: false,
      startTime_gt: '100',
    });
  });
});
