/** @jest-environment node */

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getLockInfoOnChain, getOwnLocksOnChain } from '@rab/sdk/locks';
import type { ReadContext } from '@rab/wallet-context';
import { readOnlyClient } from '@rab/wallet-context/read-only';
import { zeroAddress } from '@rab/wallet-context/reads';
import { BUSD, FIRST_ID, type LockTestChain, startLockTestChain } from '../../test/lockTestChain.ts';

let testChain: LockTestChain;
let context: ReadContext;
beforeAll(async () => {
  testChain = await startLockTestChain();
  context = { chain: testChain.chain, client: readOnlyClient(testChain.chain) as never };
  for (let i = 1; i <= 12; i++) await testChain.lock(BigInt(i), `Lock ${i}`);
});
afterAll(() => testChain?.anvil.stop());

it('the locks of a token are read by pages from the contract alone, with what the token says about itself [LKL-05]', async () => {
  const { token, owner } = testChain;
  const first = await getLockInfoOnChain(context, { token, page: 1 });
  expect(first.entity).toMatchObject({
    address: token,
    symbol: 'BUSD',
    decimals: 18,
    totalAmount: 78n * BUSD,
    lockCount: 12,
    isLpToken: false,
    factory: null,
    token0: null,
  });
  const second = await getLockInfoOnChain(context, { token, page: 2 });
  expect([first.locks.length, first.hasNext, second.locks.length, second.hasNext]).toEqual([10, true, 2, false]);
  const rows = [...first.locks, ...second.locks];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(12);
  const third = rows.find(({ id }) => id === String(FIRST_ID + 2n));
  expect(third).toMatchObject({ owner, amount: 3n * BUSD, description: 'Lock 3', unlockedAmount: 0n });
});

it('a token of which nothing was locked has no entity', async () => {
  const none = await getLockInfoOnChain(context, { token: testChain.chain.contracts.rabbitLock as never, page: 1 });
  expect(none).toEqual({ entity: null, locks: [], hasNext: false });
});

it('an account finds its own locks without an indexer, with their tokens; a stranger has none [LKT-04]', async () => {
  const own = await getOwnLocksOnChain(context, { owner: testChain.owner, page: 2 });
  expect(own.hasNext).toBe(false);
  expect(own.locks).toHaveLength(2);
  expect(own.locks[0]).toMatchObject({ owner: testChain.owner, token: testChain.token, symbol: 'BUSD', decimals: 18 });
  expect(await getOwnLocksOnChain(context, { owner: zeroAddress, page: 1 })).toEqual({ locks: [], hasNext: false });
});
