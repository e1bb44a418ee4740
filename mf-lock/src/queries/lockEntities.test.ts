import { afterEach, expect, it, jest } from '@jest/globals';
import { getLockList, lockListWhere, ownedWhere } from '@rab/sdk/locks';
import { readContext } from '@rab/testing/readIntervals';
import { entityFixture } from '../../test/lockFixture.ts';

const OWNER = `0x${'Ab'.repeat(20)}`;
const [exchange] = readContext.chain.exchanges;

/** An indexer with so many tokens; notes what it is asked. */
function indexerOf(count: number) {
  const asked: { variables: { first: number; skip: number; where: object } }[] = [];
  const all = Array.from({ length: count }, (_, place) => {
    const entity = entityFixture({ name: `Token ${place + 1}` });
    return { ...entity, totalAmount: String(entity.totalAmount) };
  });
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('no network')) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const request = JSON.parse(String(init?.body)) as (typeof asked)[number];
    asked.push(request);
    const { first, skip } = request.variables;
    const data = { lockEntities: all.slice(skip, skip + first) };
    return {
      ok: true,
      status: 200,
      headers: new Map([['Content-Type', 'application/json']]),
      text: async () => JSON.stringify({ data }),
      json: async () => ({ data }),
    } as unknown as Response;
  });
  return asked;
}
const listOf = (filter: object) =>
  getLockList(
    readContext,
    { isLiquidity: false, search: '', owner: null, madeBy: null, page: 1, ...filter },
    new AbortController().signal,
  );

afterEach(() => {
  jest.restoreAllMocks();
});

it('a page of tokens or pairs holds ten [LKL-01, LKL-04]', async () => {
  for (const isLiquidity of [false, true]) {
    indexerOf(21);
    const pages = await Promise.all([1, 2, 3].map((page) => listOf({ isLiquidity, page })));
    expect(pages.map(({ rows, hasNext }) => [rows.length, rows[0]?.name, hasNext])).toEqual([
      [10, 'Token 1', true],
      [10, 'Token 11', true],
      [1, 'Token 21', false],
    ]);
  }
});

it('own locks are of tokens in which the account owns a lock; those made by others are separate [LKL-02, LKT-04]', async () => {
  const asked = indexerOf(1);
  await listOf({ owner: OWNER });
  expect(asked[0]?.variables.where).toEqual({
    and: [
      { or: [{ isLpToken: false }, { factory_not_in: [exchange?.factory.toLowerCase()] }] },
      { lockDetails_: { owner: OWNER.toLowerCase() } },
    ],
  });
  const account = OWNER.toLowerCase();
  expect(ownedWhere(OWNER, 'owner')).toEqual({ owner: account, creator: account });
  expect(ownedWhere(OWNER, 'others')).toEqual({ owner: account, creator_not: account });
  const everything = { isLiquidity: true, search: '', owner: null, madeBy: null };
  expect(JSON.stringify(lockListWhere(everything, []))).not.toContain('lockDetails_');
});
