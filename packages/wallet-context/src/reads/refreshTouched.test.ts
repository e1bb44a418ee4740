/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { subgraphsAt } from '@rab/config/catalogue';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { zeroAddress } from 'viem';
import { indexingAtom } from './indexing.ts';
import { refreshTouched } from './refreshTouched.ts';
import { type Topic, topics } from './topics.ts';

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 20));
};

/** An indexer that has indexed up to `block`. */
let block = 5;
/** How many requests it accepts and never answers. */
let unanswered = 0;
let server: Server;
let endpoint: string;

beforeEach(async () => {
  block = 5;
  unanswered = 0;
  server = createServer((_, response) => {
    if (unanswered-- > 0) return;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { _meta: { block: { number: block } } } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lock`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Counts how often something that is about `about` is read. */
function watch(queries: QueryClient, name: string, about: readonly Topic[], indexer?: string) {
  const read = { count: 0 };
  const observer = new QueryObserver(queries, {
    queryKey: [name],
    queryFn: () => ++read.count,
    meta: { about, indexer },
  });
  observer.subscribe(() => {});
  return read;
}

describe('after a transaction', () => {
  it('what it touched is read again: from the chain at once, from the indexer once that has its block; nothing else', async () => {
    const queries = new QueryClient();
    const store = createStore();
    const lock = watch(queries, 'lock', [topics.lock(7n)]);
    const list = watch(queries, 'list', [topics.locks], endpoint);
    const sale = watch(queries, 'sale', [topics.sale(zeroAddress)]);
    await until(() => lock.count + list.count + sale.count === 3 && queries.isFetching() === 0);

    const chain = { subgraphs: subgraphsAt(() => endpoint) };
    const touched = [topics.lock(7n), topics.locks];
    await refreshTouched({ queries, store, chain, life: undefined, block: 6n, touched });
    expect([lock.count, list.count]).toEqual([2, 1]);
    expect(store.get(indexingAtom)).toEqual([touched]);

    block = 6;
    await until(() => store.get(indexingAtom).length === 0);
    expect([lock.count, list.count, sale.count]).toEqual([2, 2, 1]);
    queries.clear();
  });

  it('an indexer is not waited for by a page that is gone [FED-06]', async () => {
    const store = createStore();
    const chain = { subgraphs: subgraphsAt(() => endpoint) };
    const life = new AbortController();
    const touched = [topics.locks];
    await refreshTouched({ queries: new QueryClient(), store, chain, life: life.signal, block: 6n, touched });
    expect(store.get(indexingAtom)).toEqual([touched]);
    life.abort();
    await until(() => store.get(indexingAtom).length === 0);
  });

  it('an indexer that takes a question and never answers is asked again', async () => {
    const { timeout } = AbortSignal;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
    unanswered = 1;
    const queries = new QueryClient();
    const store = createStore();
    const chain = { subgraphs: subgraphsAt(() => endpoint) };
    await refreshTouched({ queries, store, chain, life: undefined, block: 5n, touched: [topics.locks] });
    await until(() => store.get(indexingAtom).length === 0);
    expect(unanswered).toBeLessThan(0);
    queries.clear();
  });
});
