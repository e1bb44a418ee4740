/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { antiBotStandardTokenAbi } from '@rab/contracts/abis/others';
import { addLiquidityCall } from '@rab/contracts/sale-calls';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, zeroAddress } from '@rab/wallet-context/reads';
import { armCall, protectCall } from '../actions/protect.ts';
import { getProtection } from './protection.ts';

const WHOLE = 10n ** 18n;
let platform: TestPlatform;
let owner: Address;
let buyer: Address;

const contracts = () =>
  platform.context.chain.contracts as Record<'rabAntiBot' | 'antiBotStandardTokenFactory', Address>;

/** A token that asks the registry. */
async function createProtectable(): Promise<Address> {
  const { token } = await platform.act(
    owner,
    contractCall({
      address: contracts().antiBotStandardTokenFactory,
      abi: standardTokenFactoryAbi,
      functionName: 'create',
      args: ['Careful', 'CARE', 18, 1_000_000n * WHOLE],
      value: WHOLE,
      emits: { eventName: 'TokenCreated', sender: 'owner' },
    }),
  );
  return token as Address;
}

const read = (token: Address) => getProtection(platform.context, token);
/** Whether so many tokens would leave the pair now. */
const leaves = (token: Address, pair: Address, amount: bigint) =>
  platform.client
    .simulateContract({
      ...{
        address: token,
        abi: antiBotStandardTokenAbi,
        functionName: 'transfer',
        args: [buyer, amount],
        account: pair,
      },
    } as const)
    .then(
      () => 'bought',
      (error: Error) => /Buy\w+/.exec(error.message)?.[0],
    );

beforeAll(async () => {
  platform = await TestPlatform.start();
  [owner, buyer] = [platform.account(1), platform.account(2)];
});
afterAll(() => platform.stop());

it('a token that asks no registry has no protection, and none is read where the chain has no registry [RGT-04]', async () => {
  const plain = await platform.createToken(owner, { name: 'Plain', symbol: 'PLN' });
  expect(await read(plain)).toBeNull();
  expect(await read(owner)).toBeNull();
  const { chain, client } = platform.context;
  const without = { ...chain, contracts: { ...chain.contracts, rabAntiBot: null } };
  expect(await getProtection({ chain: without, client }, await createProtectable())).toBeNull();
});

it('a token that is armed for a sale is protected from the transaction that lists it on, block by block, until it is over [RGT-04]', async () => {
  const token = await createProtectable();
  const registry = contracts().rabAntiBot;
  expect(await read(token)).toMatchObject({ registry, isActive: false, limit: null, opening: null });
  const start = (await platform.now()) + 3_600n;
  const sale = await platform.createSale({ owner, token, start, end: start + 7_200n });
  const base = (await read(token))?.wrappedNative ?? zeroAddress;
  await platform.act(owner, armCall(registry, { token, base, lister: sale, blocks: 20n }));
  expect(await read(token)).toMatchObject({ isActive: false, opening: { lister: sale, blocks: 20n, start: 0n } });

  await platform.goTo(start + 1n);
  await platform.deposit(buyer, sale, '3');
  await platform.goTo(start + 7_300n);
  await platform.act(owner, addLiquidityCall({ id: sale }));
  const listed = await read(token);
  const { pair, room, until } = listed?.opening ?? { pair: zeroAddress, room: 0n, until: 0n };
  expect(listed).toMatchObject({ isActive: true, opening: { start: listed?.block } });
  expect(until).toBe((await platform.now()) + 7_200n);
  expect(await leaves(token, pair, room)).toBe('bought');
  expect(await leaves(token, pair, room * 3n)).toBe('BuyTooLarge');

  await platform.client.mine({ blocks: 5 });
  const later = await read(token);
  expect(later?.block).toBe((listed?.block ?? 0n) + 5n);
  // half a percent of the price, and then five and a half
  expect(Number(later?.opening?.room) / Number(room)).toBeCloseTo(10.6, 0);
  expect(await leaves(token, pair, room * 3n)).toBe('bought');
  await platform.client.mine({ blocks: 15 });
  expect(await read(token)).toMatchObject({ isActive: false, opening: { start: listed?.block } });
  expect(await leaves(token, pair, room * 300n)).toBe('bought');
});

it('a token is protected from now on, and is read so [EVM-02, RGT-04]', async () => {
  const token = await createProtectable();
  const registry = contracts().rabAntiBot;
  const { pair } = await platform.addLiquidity(owner, token, 1_000n * WHOLE, WHOLE);
  const terms = { token, pair, seconds: 600n, maxBuy: 1_000n * WHOLE, blocksBetweenBuys: 3n };
  await platform.act(owner, protectCall(registry, terms));
  expect(await read(token)).toMatchObject({
    isActive: true,
    opening: null,
    limit: { pair, until: (await platform.now()) + 600n, maxBuy: terms.maxBuy, blocksBetweenBuys: 3n },
  });
});
