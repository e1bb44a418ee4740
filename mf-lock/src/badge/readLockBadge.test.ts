/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractAddress } from '@rab/config';
import { lockPositionCall, unlockPositionCall } from '@rab/contracts/position-calls';
import { V3Exchange } from '@rab/evm/driver';
import { readOnlyClient } from '@rab/wallet-context/read-only';
import { type Address, zeroAddress } from '@rab/wallet-context/reads';
import { FIRST_ID, type LockTestChain, startLockTestChain, UNLOCK_DATE } from '../../test/lockTestChain.ts';
import { readLockBadge } from './readLockBadge.ts';
import { readPositionBadge } from './readPositionBadge.ts';

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

it('a badge of a position shows what the chain says of its lock, and nothing where the chain has no such lock [LIQ-03]', async () => {
  const { chain, platform, account, anvil } = testChain;
  const client = readOnlyClient(chain);
  expect(await readPositionBadge(client, chain, 1n)).toBeNull();
  expect(
    await readPositionBadge(client, { ...chain, contracts: { ...chain.contracts, positionLock: null } }, 1n),
  ).toBeNull();
  const owner = account(3);
  const token = await platform.createToken(owner, { name: 'Sorrel', symbol: 'SRL' });
  const manager = chain.positionManagers[0]?.address as Address;
  const v3 = new V3Exchange(platform, manager);
  const tokenId = await v3.open(owner, { token, price: 1, tokens: 1000n, coins: 1000n });
  const terms = { owner, feeReceiver: zeroAddress, unlockDate: UNLOCK_DATE, description: '' };
  const locker = contractAddress(chain, 'positionLock');
  await platform.send(owner, lockPositionCall(locker, owner, { manager, tokenId }, terms));
  const badge = await readPositionBadge(client, chain, 1n);
  expect(badge).toEqual({
    ...{ isLocked: true, title: expect.stringMatching(/^(?:SRL\/WETH|WETH\/SRL) V3 position locked$/) },
    ...{ state: 'until 2100-01-01 00:00 UTC', of: expect.stringMatching(/^0x\w{40}$/) },
    asOf: (await anvil.client.getBlock()).timestamp,
  });
  await platform.goTo(UNLOCK_DATE);
  expect(await readPositionBadge(client, chain, 1n)).toMatchObject({ isLocked: false, title: 'Nothing is locked' });
  await platform.send(owner, unlockPositionCall(locker, 1n));
  await v3.close(owner, tokenId);
  expect(await readPositionBadge(client, chain, 1n)).toMatchObject({
    isLocked: false,
    state: 'withdrawn',
    of: manager,
  });
});
