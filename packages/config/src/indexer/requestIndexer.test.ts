/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import * as v from '../valibot.ts';
import { graphql } from './graphql/graphql.ts';
import { IndexerError, requestIndexer } from './requestIndexer.ts';

const META = graphql(`query meta { _meta { block { number } } }`);
/** It takes every request and answers none. */
let hanging: Server;

const ask = (signal?: AbortSignal) =>
  requestIndexer({
    endpoint: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/subgraphs/lock`,
    document: META,
    variables: {},
    schema: v.object({}),
    ...(signal && { signal }),
  });

beforeAll(async () => {
  hanging = createServer(() => {});
  await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => {
  hanging.closeAllConnections();
  hanging.close();
});

it('an indexer that hangs is given up after ten seconds, and its data is read elsewhere [MNY-16] [TXF-03]', async () => {
  const { timeout } = AbortSignal;
  const waited: number[] = [];
  // a hundredth of the time does
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waited.push(milliseconds);
    return timeout.call(AbortSignal, milliseconds / 100);
  });
  await expect(ask()).rejects.toThrow(IndexerError);
  await expect(ask(new AbortController().signal)).rejects.toThrow(IndexerError);
  expect(waited).toEqual([10_000, 10_000]);
});

it('a caller that leaves stops waiting', async () => {
  const leaving = new AbortController();
  const answer = ask(leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toThrow(IndexerError);
});
