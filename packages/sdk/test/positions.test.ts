import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { v3FactoryAbi } from '@rab/contracts/abis/foreign';
import { amountsAtPrice, sqrtRatioAtTick, TICK_LIMITS } from '@rab/contracts/position';
import { type Act, prepare, send, type Wallet } from '@rab/sdk';
import {
  acceptPositionLockAct,
  collectFeesAct,
  describePositionLockAct,
  getFeesDue,
  getPoolPrice,
  getPositionLock,
  lockPositionAct,
  moveUnlockDateAct,
  offerPositionLockAct,
  type Position,
  renouncePositionLockAct,
  unlockPositionAct,
} from '@rab/sdk/positions';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, createWalletClient, custom, parseAbi, parseEther, zeroAddress } from 'viem';

const managerAbi = parseAbi([
  'struct Decrease { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'function factory() view returns (address)',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)',
  'function decreaseLiquidity(Decrease params) payable returns (uint256 amount0, uint256 amount1)',
]);
const PRICE = 0.00002;

let platform: TestPlatform;
let owner: Address;
let stranger: Address;
let token: Address;
const walletOf = (account: Address): Wallet =>
  createWalletClient({ account, transport: custom(platform.client), pollingInterval: 50 });
const ready = <Done>(account: Address, act: Act<Done>) => prepare(platform.context, account, act);
const done = async <Done>(account: Address, act: Act<Done>) =>
  (await send(walletOf(account), await ready(account, act))).done;
const refusal = (account: Address, act: Act<unknown>) =>
  ready(account, act).then(
    () => null,
    (error) => error.contractError,
  );

beforeAll(async () => {
  platform = await TestPlatform.start();
  [owner, stranger] = [platform.account(3), platform.account(4)];
  token = await platform.createToken(owner, { name: 'Bracken', symbol: 'BRK' });
});
afterAll(() => platform.stop());

/** What taking out all of a position would give, as its manager counts it. */
const takenOut = async (account: Address, tokenId: bigint, { liquidity }: Position) => {
  const { result } = await platform.client.simulateContract({
    address: platform.v3.manager,
    abi: managerAbi,
    functionName: 'decreaseLiquidity',
    args: [{ tokenId, liquidity, amount0Min: 0n, amount1Min: 0n, deadline: 2n ** 63n }],
    account,
  });
  const [amount0, amount1] = result;
  return { amount0, amount1 };
};
const countedOf = async (position: Position) =>
  amountsAtPrice(position, (await getPoolPrice(platform.context, position.pool)).sqrtPriceX96);

it('has the square root of the price at a tick to the bit as a pool has it [LIQ-01]', async () => {
  const { client, v3 } = platform;
  const manager = { address: v3.manager, abi: managerAbi } as const;
  const factory = await client.readContract({ ...manager, functionName: 'factory' });
  const other = await platform.createToken(owner, { name: 'Sorrel', symbol: 'SRL' });
  const [token0, token1] = BigInt(token) < BigInt(other) ? [token, other] : [other, token];
  const pool = { address: factory, abi: v3FactoryAbi, functionName: 'getPool' } as const;
  /** The tick that a pool says of a price. */
  const tickAt = async (ratio: bigint): Promise<number> => {
    const id = await client.snapshot();
    const call = { ...manager, functionName: 'createAndInitializePoolIfNecessary' } as const;
    await platform.mined(
      await client.writeContract({ ...call, args: [token0, token1, 3000, ratio], account: owner, gas: 10_000_000n }),
    );
    const address = await client.readContract({ ...pool, args: [token0, token1, 3000] });
    const { tick } = await getPoolPrice(platform.context, address);
    await client.revert({ id });
    return tick;
  };
  const { min, max } = TICK_LIMITS;
  // every binary digit of a tick once, on both sides
  const powers = Array.from({ length: 20 }, (_, bit) => Math.min(2 ** bit, max - 1)).flatMap((tick) => [tick, -tick]);
  for (const tick of [0, min, min + 1, max - 1, 107_658, -99_061, ...powers]) {
    expect([tick, await tickAt(sqrtRatioAtTick(tick))]).toEqual([tick, tick]);
    if (tick > min) expect([tick, await tickAt(sqrtRatioAtTick(tick) - 1n)]).toEqual([tick, tick - 1]);
  }
}, 120_000);

it('locks a position in words and in one transaction, pays its fees to their receiver by a stranger, and gives it back to who has accepted it [LIQ-01] [SDK-01]', async () => {
  const { context, v3 } = platform;
  const { chain } = context;
  const terms = { token, price: PRICE, tokens: parseEther('100000'), coins: parseEther('2') };
  const tokenId = await v3.open(owner, { ...terms, range: [0.5, 2] });
  const position = { manager: v3.manager, tokenId };
  const unlockDate = (await platform.now()) + 30n * SECONDS_PER_DAY;
  const agreed = { owner, feeReceiver: platform.account(5), unlockDate, description: 'Team' };

  const early = { ...agreed, unlockDate: 1n };
  await expect(refusal(owner, lockPositionAct(chain, owner, position, early))).resolves.toBe('UnlockDateNotInFuture');
  const prepared = await ready(owner, lockPositionAct(chain, owner, position, agreed));
  expect(prepared.steps).toHaveLength(1);
  expect(prepared.steps[0]?.words).toMatchObject({
    intent: 'Lock position',
    fields: expect.arrayContaining([
      { label: 'Position', value: String(tokenId) },
      { label: 'Owner', value: owner },
      { label: 'Fees go to', value: agreed.feeReceiver },
      { label: 'Title', value: 'Team' },
    ]),
  });
  const locked = await send(walletOf(owner), prepared);
  const id = locked.done?.id as bigint;
  expect(locked.done).toMatchObject({ owner, manager: v3.manager, tokenId, terms: agreed });

  const read = await getPositionLock(context, id);
  expect(read?.lock).toMatchObject({ ...agreed, id, tokenId, offeredTo: zeroAddress, isUnlocked: false });
  expect(await getPositionLock(context, id + 1n)).toBeNull();
  const held = read?.position as Position;
  expect(await countedOf(held)).toEqual(await takenOut(chain.contracts.positionLock as Address, tokenId, held));

  expect(await getFeesDue(context, id)).toEqual({ amount0: 0n, amount1: 0n });
  expect(await refusal(stranger, collectFeesAct(chain, id))).toBe('NothingToCollect');
  await v3.buy(stranger, token, parseEther('0.1'));
  await v3.sell(stranger, token, parseEther('1000'));
  const due = await getFeesDue(context, id);
  expect(due.amount0 * due.amount1).toBeGreaterThan(0n);
  expect(await done(stranger, collectFeesAct(chain, id))).toMatchObject({ receiver: agreed.feeReceiver, ...due });

  expect(await refusal(owner, moveUnlockDateAct(chain, id, unlockDate))).toBe('DateNotLater');
  const later = unlockDate + SECONDS_PER_DAY;
  expect(await done(owner, moveUnlockDateAct(chain, id, later))).toMatchObject({ unlockDate: later });
  expect(await done(owner, describePositionLockAct(chain, id, 'All'))).toMatchObject({ description: 'All' });
  expect(await done(owner, offerPositionLockAct(chain, id, stranger))).toMatchObject({ to: stranger });
  expect(await refusal(owner, acceptPositionLockAct(chain, id))).toBe('NotOffered');
  expect(await done(stranger, acceptPositionLockAct(chain, id))).toMatchObject({ from: owner, to: stranger });

  expect(await refusal(stranger, unlockPositionAct(chain, id))).toBe('NothingToUnlock');
  await platform.goTo(later);
  expect(await refusal(owner, unlockPositionAct(chain, id))).toBe('NotLockOwner');
  expect(await done(stranger, unlockPositionAct(chain, id))).toMatchObject({ id, owner: stranger });
  expect((await getPositionLock(context, id))?.lock.isUnlocked).toBe(true);
  expect(await countedOf(held)).toEqual(await takenOut(stranger, tokenId, held));
}, 60_000);

it.each([
  ['above the price, all of one token', [2.2, 4], '0'],
  ['below the price, all of the other', [0.2, 0.4], '1'],
  ['over all prices', undefined, '1'],
] as const)(
  'counts what a position %s holds as its manager does, also of one given up [LIQ-01]',
  async (_, range, coins) => {
    const { context, v3 } = platform;
    const tokens = coins === '0' || !range ? '50000' : '0';
    const amounts = { tokens: parseEther(tokens), coins: parseEther(coins) };
    const tokenId = await v3.open(owner, { token, price: PRICE, ...(range && { range }), ...amounts });
    const unlockDate = (await platform.now()) + SECONDS_PER_DAY;
    const terms = { owner, feeReceiver: zeroAddress, unlockDate, description: '' };
    const position = { manager: v3.manager, tokenId };
    const locked = await done(owner, lockPositionAct(context.chain, owner, position, terms));
    const id = locked?.id as bigint;
    const before = (await getPositionLock(context, id))?.position as Position;
    const locker = context.chain.contracts.positionLock as Address;
    const counted = await countedOf(before);
    expect(counted).toEqual(await takenOut(locker, tokenId, before));
    expect([counted.amount0, counted.amount1].filter((amount) => amount === 0n)).toHaveLength(range ? 1 : 0);

    const renounced = await done(owner, renouncePositionLockAct(context.chain, id));
    expect(renounced).toMatchObject({ from: owner, to: zeroAddress, feeReceiver: owner });
    expect((await getPositionLock(context, id))?.lock).toMatchObject({ owner: zeroAddress, feeReceiver: owner });
  },
  30_000,
);
