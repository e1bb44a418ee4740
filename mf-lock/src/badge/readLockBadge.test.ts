/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readOnlyClient } from '@rab/wallet-context/read-only';
import { FIRST_ID, type LockTestChain, startLockTestChain } from '../../test/lockTestChain.ts';
import { readLockBadge } from './readLockBadge.ts';

let testChain: LockTestChain;
beforeAll(async () => {
  testChain = await startLockTestChain();
});
afterAll(() => testChain?.anvil.stop());

it('a badge shows what the chain says now, also after a reorg and with the first node unreachable [LKT-07]', async () => {
  const { anvil, chain, token, lock } = testChain;
  const client = readOnlyClient(chain);
  expect(await readLockBadge(client, chain, FIRST_ID)).toBeNull();
  const snapshot = await anvil.client.snapshot();
  await lock(500n);
  const { timestamp } = await anvil.client.getBlock();
  expect(await readLockBadge(client, chain, FIRST_ID)).toEqual({
    isLocked: true,
    title: '500 BUSD locked',
    state: 'until 2100-01-01 00:00 UTC',
    of: token,
    asOf: timestamp,
  });
  await anvil.client.revert({ id: snapshot });
  expect(await readLockBadge(client, chain, FIRST_ID)).toBeNull();
  await lock(7n);
  expect(await readLockBadge(client, chain, FIRST_ID)).toMatchObject({ title: '7 BUSD locked' });
});

it('a badge does not take silence for the absence of a lock [LKT-07]', async () => {
  const { chain } = testChain;
  const away = { ...chain, rpcUrls: ['http://127.0.0.1:9'] };
  await expect(readLockBadge(readOnlyClient(away), away, 1n)).rejects.toThrow(/can’t reach/);
});

it('a badge believes no node of another chain [LKT-07]', async () => {
  const { anvil, chain } = testChain;
  const other = { ...chain, id: 56, rpcUrls: [anvil.url] };
  await expect(readLockBadge(readOnlyClient(other), other, 1n)).rejects.toThrow(/can’t reach/);
});
