/** @jest-environment node */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { SaleKind } from '../model/Launchpad.ts';
import { launchpadListQueryOptions, launchpadListWhere, launchpadQueryOptions, SaleNotFound } from './launchpads.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const SALE = `0x${'Ab'.repeat(20)}`;

const filter = { tab: 'all', account: null, search: '', now: 100n, first: 10, skip: 0 } as const;

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
    const options = launchpadQueryOptions(chain, SaleKind.SALE, SALE);
    expect(options).toMatchObject({ refetchInterval: 10_000, retry: 10, retryDelay: 3_000 });
    const query = options.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
    await expect(query({ signal: new AbortController().signal })).rejects.toBeInstanceOf(SaleNotFound);
    expect(asked).toEqual([
      expect.objectContaining({
        variables: { padAddress: SALE.toLowerCase() },
        query: expect.stringMatching(/deposit\(.*\{ account amount \}\s+referrer\(.*\{ account amount \}/),
      }),
    ]);
  });
});

describe('a list', () => {
  it.each([
    [SaleKind.SALE, chain.subgraphs.presale],
    [SaleKind.GROW, chain.subgraphs.privateSale],
  ])('of kind %s asks the endpoint of its chain for one row more than a page', async (kind, endpoint) => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(
        new Response('{"data":{"launchpads":[]}}', { headers: { 'content-type': 'application/json' } }),
      );
    const { queryFn } = launchpadListQueryOptions(chain, kind, filter);
    const query = queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
    expect(await query({ signal: new AbortController().signal })).toEqual({ rows: [], hasNext: false });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe(endpoint);
    expect(JSON.parse(String(init?.body)).variables).toMatchObject({ first: 11, skip: 0 });
  });
});

describe('the filter of a list', () => {
  const conditions = (change: Partial<Parameters<typeof launchpadListWhere>[0]>) =>
    launchpadListWhere({ ...filter, ...change }).and;

  it('shows what is visible, and to its owner what is not', () => {
    expect(conditions({})).toEqual([{ isVisible: true }]);
    expect(conditions({ account: SALE })).toEqual([{ or: [{ isVisible: true }, { owner: SALE.toLowerCase() }] }]);
  });

  it('searches the address where 0x is typed, else name and symbol', () => {
    expect(conditions({ search: ' 0xAB ' })).toContainEqual({ token_contains: '0xab' });
    expect(conditions({ search: 'car' })).toContainEqual({
      or: [{ tokenName_contains_nocase: 'car' }, { tokenSymbol_contains_nocase: 'car' }],
    });
  });

  it('means a tab in indexed facts at the given time', () => {
    expect(conditions({ tab: 'upcoming' })).toContainEqual({
      forceFailed: false,
      startTime_gt: '100',
    });
    expect(conditions({ tab: 'satisfied' })).toContainEqual({ growStatus: 5 });
  });
});
