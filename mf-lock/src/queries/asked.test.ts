/** @jest-environment node */

import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { getLockHistory, getLockInfo, getLockList, getOwnLocks } from '@rab/sdk/locks';
import { configFixture } from '@rab/testing/configFixture';
import { recordRequests } from '@rab/testing/recordRequests';
import type { ReadContext } from '@rab/wallet-context';

const OWNER = `0x${'A'.repeat(40)}` as const;
const { signal } = new AbortController();
const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;

/** The requests of a read to an indexer that has no locks. */
const askedBy = (read: (context: ReadContext) => Promise<unknown>) =>
  recordRequests({ lockEntities: [], lockDetails: [], lockEntity: null, lockDetail: null }, (endpoint) =>
    read({ chain: { ...chain, subgraphs: { ...chain.subgraphs, lock: endpoint } } } as ReadContext),
  );
const inOneLine = (query: string | undefined) => query?.replace(/\s+/g, ' ');

it('the list of locked tokens is asked for with the newest first, a page at a time [LKL-01]', async () => {
  const filter = { isLiquidity: false, search: '', owner: null, madeBy: null, page: 3 };
  const [list] = await askedBy((context) => getLockList(context, filter, signal));
  expect(inOneLine(list?.query)).toContain('orderBy: createdAt, orderDirection: desc');
  expect(list?.variables).toMatchObject({ first: 11, skip: 20 });
});

it('the locks of a token are asked for with the newest first, by its address in lower case [LKL-06]', async () => {
  const requests = await askedBy((context) => getLockInfo(context, { token: OWNER, page: 1 }, signal));
  const records = requests.find(({ query }) => query.includes('getLockRecords'));
  expect(inOneLine(records?.query)).toContain('orderBy: id, orderDirection: desc, where: { token: $token }');
  expect(records?.variables.token).toBe(OWNER.toLowerCase());
});

it('an account’s own locks are those that still hold something, by who made them [LKT-04]', async () => {
  const owner = OWNER.toLowerCase();
  for (const [madeBy, creator] of [
    ['owner', { creator: owner }],
    ['others', { creator_not: owner }],
  ] as const) {
    const [own] = await askedBy((context) => getOwnLocks(context, { owner: OWNER, madeBy }, signal));
    expect(own?.variables.where).toEqual({ owner, ...creator, availableAmount_gt: '0' });
  }
});

it('a locked token is asked for by its address in lower case [IDX-02]', async () => {
  const requests = await askedBy((context) => getLockInfo(context, { token: OWNER, page: 1 }, signal));
  const entity = requests.find(({ query }) => query.includes('query getLock('));
  expect(inOneLine(entity?.query)).toContain('lockEntity(id: $id)');
  expect(entity?.variables).toEqual({ id: OWNER.toLowerCase() });
});

it('a lock is asked for by its number in decimal digits [IDX-03]', async () => {
  const [history] = await askedBy((context) => getLockHistory(context, 1_000_007n, signal));
  expect(inOneLine(history?.query)).toContain('lockDetail(id: $id)');
  expect(history?.variables).toEqual({ id: '1000007' });
});
