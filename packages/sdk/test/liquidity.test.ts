import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractCall, SECONDS_PER_DAY } from '@rab/contracts';
import { rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { lockPositionCall, renouncePositionLockCall } from '@rab/contracts/position-calls';
import { getLiquidityProof, NEVER } from '@rab/sdk/liquidity';
import { getLockProof } from '@rab/sdk/locks';
import { amountsAtPrice, getPoolPrice, getPositionLock } from '@rab/sdk/positions';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, erc20Abi, parseEther, parseEventLogs, zeroAddress } from 'viem';

let platform: TestPlatform;
let [ann, ben]: [Address, Address] = [zeroAddress, zeroAddress];
let token: Address;
const proven = (wantedBps?: bigint) => getLiquidityProof(platform.context, { token, ...(wantedBps && { wantedBps }) });
const lockPosition = async (owner: Address, tokenId: bigint, unlockDate: bigint) => {
  const locker = platform.context.chain.contracts.positionLock as Address;
  const position = { manager: platform.v3.manager, tokenId };
  const terms = { owner, feeReceiver: zeroAddress, unlockDate, description: '' };
  const { logs } = await platform.send(owner, lockPositionCall(locker, owner, position, terms));
  const [locked] = parseEventLogs({ abi: rabbitPositionLockAbi, eventName: 'PositionLocked', logs });
  return locked?.args.id ?? 0n;
};

beforeAll(async () => {
  platform = await TestPlatform.start();
  [ann, ben] = [platform.account(3), platform.account(4)];
  token = await platform.createToken(ann, { name: 'Bracken', symbol: 'BRK' });
});
afterAll(() => platform.stop());

it('a token without a pool has no liquidity that could be locked [LIQ-03]', async () => {
  await expect(proven()).resolves.toEqual({ pools: [], currencies: [], unseen: 0n, besides: 0 });
});

it('says over V2 pairs and V3 pools together what is locked, until when at least, and by whom [LIQ-03]', async () => {
  const { context, v3 } = platform;
  const now = await platform.now();
  const [soon, late] = [now + 30n * SECONDS_PER_DAY, now + 300n * SECONDS_PER_DAY];
  // a pair with 10 coins, of which ANN locks half, and a burned tenth
  const { pair, liquidity } = await platform.addLiquidity(ann, token, parseEther('100000'), parseEther('10'));
  await platform.lock(ann, { token: pair, amount: liquidity / 2n, date: soon, isLp: true });
  const burn = { address: pair, abi: erc20Abi, functionName: 'transfer' } as const;
  const dead = '0x000000000000000000000000000000000000dEaD';
  await platform.send(ann, contractCall({ ...burn, args: [dead, liquidity / 10n] }));
  const paired = await proven();
  expect(paired.currencies).toMatchObject([{ total: parseEther('10'), lockedBps: 6000n, until: soon }]);
  expect(paired.pools).toMatchObject([
    { kind: 'v2', exchange: 'Exchange 0', pool: pair, fee: null, currency: { symbol: 'WBNB', decimals: 18 } },
  ]);
  // burned liquidity counts as given up, which the contract's proof does not: it counts locks
  expect((await getLockProof(context, pair, 5_000n)).lockedBps).toBe(4999n);

  // a V3 pool with about 30 coins: BEN locks a third over all prices, another third in a narrow range, a third is open
  await platform.send(
    ann,
    contractCall({ address: token, abi: erc20Abi, functionName: 'transfer', args: [ben, parseEther('300000')] }),
  );
  const terms = { token, price: 0.0001, tokens: parseEther('100000'), coins: parseEther('10') };
  const wide = await v3.open(ben, terms);
  const narrow = await v3.open(ben, { ...terms, range: [0.8, 1.25] });
  await v3.open(ann, terms);
  const id = await lockPosition(ben, wide, late);
  const both = await proven(2_500n);
  const [v3Pool, v2Pool] = both.pools;
  expect([v3Pool?.kind, v2Pool?.kind]).toEqual(['v3', 'v2']);
  expect(v3Pool).toMatchObject({ exchange: 'Uniswap V3', fee: 3000, until: 0n, first: late, owners: [ben] });
  // half of what is there at prices outside of the narrow one, little of what works at this price
  expect(v3Pool?.lockedBps).toBe(v3Pool?.everyPriceBps);
  expect(Number(v3Pool?.lockedBps)).toBeLessThan(1_500);
  const locked = await getPositionLock(context, id);
  if (!locked?.position) throw new Error('no position');
  const { amount0, amount1 } = amountsAtPrice(
    locked.position,
    (await getPoolPrice(context, locked.position.pool)).sqrtPriceX96,
  );
  expect(v3Pool?.locked).toBe(BigInt(token) < BigInt(v3Pool?.currency.address ?? 0) ? amount1 : amount0);

  await lockPosition(ben, narrow, soon + 1n);
  const all = await proven(2_500n);
  const [sum] = all.currencies;
  // 26 of 40 coins, 16 without the narrow one
  expect(Number(sum?.lockedBps)).toBeGreaterThan(6_000);
  expect(sum?.owners).toEqual([ben, ann, zeroAddress]);
  expect(sum?.until).toBe(late);
  expect((await proven(5_000n)).currencies).toMatchObject([{ until: soon + 1n }]);
  expect((await proven(6_000n)).currencies).toMatchObject([{ until: soon }]);
  expect((await proven(9_000n)).currencies).toMatchObject([{ until: 0n }]);
  // at the narrow one’s prices the wide one alone is little
  expect(all.pools[0]).toMatchObject({ first: soon + 1n, until: soon + 1n });
  expect(Number(all.pools[0]?.lockedBps)).toBeGreaterThan(9_000);
  expect(Math.abs(Number(all.pools[0]?.everyPriceBps) - 5_000)).toBeLessThan(2);

  // given up, it stays for good
  const locker = context.chain.contracts.positionLock as Address;
  await platform.act(ben, renouncePositionLockCall(locker, id));
  expect((await proven(2_500n)).currencies).toMatchObject([{ until: NEVER, owners: [zeroAddress, ben, ann] }]);
  expect(all.unseen).toBe(0n);
}, 60_000);

it('counts no position in a pool with a token that is no currency, and says that there is one [LIQ-03]', async () => {
  const fake = await platform.createToken(ben, { name: 'Wrapped BNB', symbol: 'WBNB' });
  const { chain } = platform.context;
  const context = { ...platform.context, chain: { ...chain, contracts: { ...chain.contracts, positionProof: null } } };
  await expect(getLiquidityProof(context, { token })).resolves.toMatchObject({ unseen: null, besides: 0 });
  // to the made-up token its pool with coins is one with a currency; to the wrapped coin itself it is not one
  const tokenId = await platform.v3.open(ben, { token: fake, price: 1, tokens: 1000n, coins: 1000n });
  await lockPosition(ben, tokenId, (await platform.now()) + SECONDS_PER_DAY);
  const wrapped = (await proven()).pools[0]?.currency.address as Address;
  const ofCoins = await getLiquidityProof(platform.context, { token: wrapped });
  expect(ofCoins).toMatchObject({ pools: [], besides: 3 });
}, 60_000);
