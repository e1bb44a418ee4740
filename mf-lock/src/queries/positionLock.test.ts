/** @jest-environment node */

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractAddress } from '@rab/config';
import { amountsAtPrice } from '@rab/contracts/position';
import { collectFeesCall, lockPositionCall, unlockPositionCall } from '@rab/contracts/position-calls';
import { V3Exchange } from '@rab/evm/driver';
import { getFeesDue, getPoolPrice, getPositionLock } from '@rab/sdk/positions';
import type { ReadContext } from '@rab/wallet-context';
import { type Address, zeroAddress } from '@rab/wallet-context/reads';
import { type LockTestChain, startLockTestChain, UNLOCK_DATE } from '../../test/lockTestChain.ts';
import { getOwnPositions, getPosition } from './ownPositions.ts';

const UNIT = 10n ** 18n;

let testChain: LockTestChain;
let context: ReadContext;
let v3: V3Exchange;
let trader: Address;
let manager: Address;
/** Of an account: one that is locked, and one that is not. */
let [locked, free] = [0n, 0n];

beforeAll(async () => {
  testChain = await startLockTestChain();
  const { chain, platform, owner, token } = testChain;
  context = { chain, client: testChain.anvil.client as never };
  manager = chain.positionManagers[0]?.address as Address;
  v3 = new V3Exchange(platform, manager);
  trader = testChain.account(3);
  const at = { token, price: 0.002, tokens: 10_000n * UNIT, coins: 20n * UNIT };
  locked = await v3.open(owner, { ...at, range: [0.5, 2] });
  free = await v3.open(owner, at);
  const terms = { owner, feeReceiver: trader, unlockDate: UNLOCK_DATE, description: 'Launch' };
  await platform.send(
    owner,
    lockPositionCall(contractAddress(chain, 'positionLock'), owner, { manager, tokenId: locked }, terms),
  );
});
afterAll(() => testChain?.anvil.stop());

it('the positions that a wallet holds are read with their tokens, without those that are locked; a stranger has none [LIQ-01]', async () => {
  const own = await getOwnPositions(context, testChain.owner);
  expect(own.map(({ tokenId }) => tokenId)).toEqual([free]);
  expect(own[0]).toMatchObject({ manager, fee: 3000, tickLower: -887_220, tickUpper: 887_220 });
  expect(own[0]?.tokens.map(({ symbol }) => symbol).sort()).toEqual(['BUSD', 'WETH']);
  expect(await getOwnPositions(context, trader)).toEqual([]);
});

it('a position by its number has owner, pool and range; a number that nobody has is not found [LIQ-01]', async () => {
  const held = await getPosition(context, { manager, tokenId: locked });
  expect(held?.owner).toBe(testChain.chain.contracts.positionLock);
  expect(held?.position.liquidity).toBeGreaterThan(0n);
  const { tick, sqrtPriceX96 } = await getPoolPrice(context, held?.position.pool as Address);
  expect(tick).toBeGreaterThanOrEqual(held?.position.tickLower ?? 0);
  expect(tick).toBeLessThan(held?.position.tickUpper ?? 0);
  expect(held && amountsAtPrice(held.position, sqrtPriceX96).amount0).toBeGreaterThan(0n);
  expect(await getPosition(context, { manager, tokenId: 99n })).toBeNull();
});

it('the fees to collect are what the contract would pay now: nothing before trade and after a collection [LIQ-01]', async () => {
  const { platform, token, chain } = testChain;
  expect(await getFeesDue(context, 1n)).toEqual({ amount0: 0n, amount1: 0n });
  await v3.buy(trader, token, 2n * UNIT);
  const due = await getFeesDue(context, 1n);
  expect(due.amount0 + due.amount1).toBeGreaterThan(0n);
  await platform.send(trader, collectFeesCall(contractAddress(chain, 'positionLock'), 1n));
  expect(await getFeesDue(context, 1n)).toEqual({ amount0: 0n, amount1: 0n });
});

it('a lock is read with its position; one that does not exist is not found, and a position that was burned is gone [LIQ-01]', async () => {
  const { chain, owner, platform } = testChain;
  expect(await getPositionLock(context, 1n)).toMatchObject({
    lock: { id: 1n, manager, tokenId: locked, owner, feeReceiver: trader, offeredTo: zeroAddress, isUnlocked: false },
    position: { fee: 3000 },
  });
  expect(await getPositionLock(context, 2n)).toBeNull();

  await platform.goTo(UNLOCK_DATE);
  await platform.send(owner, unlockPositionCall(contractAddress(chain, 'positionLock'), 1n));
  expect(await getPositionLock(context, 1n)).toMatchObject({ lock: { isUnlocked: true }, position: { fee: 3000 } });
  await v3.close(owner, locked);
  expect(await getPosition(context, { manager, tokenId: locked })).toBeNull();
  expect(await getPositionLock(context, 1n)).toMatchObject({ lock: { isUnlocked: true }, position: null });
});
