/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ANYONE_DELAY, SECONDS_PER_DAY } from '@rab/contracts';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { depositCall, type Sale, type SaleKindInDetail } from '@rab/launchpad';
import { getClaimable, getReward, getWhitelist, saleActCalls } from '@rab/launchpad/testing';
import { approval, type PlatformStage, startPlatformStage } from '@rab/testing/platformStage';
import { type Address, zeroAddress } from '@rab/wallet-context/reads';
import { addLiquidityCall, listLaunchCall } from '../src/actions/listingCalls.ts';
import { takePartCall } from '../src/actions/takePartCall.ts';
import { createFairLaunchCall, getFairLaunchCost } from '../src/pages/CreateFairLaunch/createFairLaunch.ts';
import { createSaleCall, getSaleCost } from '../src/pages/CreateSale/createSale.ts';
import { fairLaunchInDetail } from '../src/pages/FairLaunchDetail/fairLaunchInDetail.ts';
import { rabSaleInDetail } from '../src/pages/SaleDetail/rabSaleInDetail.ts';
import { getListedLock } from '../src/queries/listedLock.ts';
import { getChainLaunch } from '../src/queries/liveLaunch.ts';
import { getChainSale } from '../src/queries/liveSale.ts';

const DAY = SECONDS_PER_DAY;
const ETHER = 10n ** 18n;

let stage: PlatformStage;
let owner: Address;
let buyer: Address;
let friend: Address;
let administrator: Address;

beforeAll(async () => {
  stage = await startPlatformStage();
  const { account, settings } = stage;
  [owner, buyer, friend, administrator] = [account(3), account(4), account(5), settings.rabAddress];
}, 120_000);
afterAll(() => stage?.anvil.stop());

/** A token of the owner's own, which no exchange knows. */
async function createToken(): Promise<Address> {
  const { token } = await stage.act(owner, {
    address: stage.contracts.standardTokenFactory,
    abi: standardTokenFactoryAbi,
    functionName: 'create',
    args: ['Carrot', 'CRT', 18, 1_000_000n * ETHER],
    value: stage.settings.tokenCreationFee,
    emits: { eventName: 'TokenCreated' },
  });
  return token as Address;
}

const terms = async () => {
  const startTime = (await stage.now()) + 3_600n;
  const exchange = stage.settings.exchanges[0].factory;
  return { softCap: ETHER, startTime, endTime: startTime + DAY, exchange };
};

/** A RAB Sale of 1,000 a BNB, hard cap 3, 5 % for referrers, whose first hour is for whom the owner names. */
async function createSale(): Promise<Sale> {
  const { context } = stage;
  const token = await createToken();
  const { exchange, ...times } = await terms();
  const sale = {
    verify: { token, baseToken: zeroAddress, referralRate: 50n },
    sale: {
      ...times,
      tokenPrice: 1_000n * ETHER,
      hardCap: 3n * ETHER,
      minSpendPerBuyer: ETHER / 10n,
      maxSpendPerBuyer: 2n * ETHER,
      whitelistTime: 3_600n,
      isBurn: true,
      vesting: null,
      listing: { exchange, liquidityPercent: 600n, listingRate: (2_401n * ETHER) / 3n, lockPeriod: 30n * DAY },
    },
  };
  const agreed = await getSaleCost(context, sale);
  await stage.send(owner, approval(token, stage.contracts.launchpadFactory, agreed.tokens));
  const call = createSaleCall(context.chain, sale, { owner, projectInfoHash: 'Qm', agreed });
  const { presale } = await stage.act(owner, call);
  return getChainSale(context, presale as Address);
}

/** A fair launch of 1,000 tokens with a soft cap of 1 BNB. */
async function createLaunch(): Promise<Sale> {
  const { context } = stage;
  const token = await createToken();
  const launch = {
    verify: { token, baseToken: zeroAddress, feeOption: 1n },
    terms: {
      ...(await terms()),
      sellingAmount: 1_000n * ETHER,
      maxOwnerReceive: ETHER,
      liquidityPercent: 600n,
      lockPeriod: 30n * DAY,
      team: null,
    },
  };
  const agreed = await getFairLaunchCost(context, launch);
  await stage.send(owner, approval(token, stage.contracts.fairLaunchFactory, agreed.tokens));
  const call = createFairLaunchCall(context.chain, launch, { owner, projectInfoHash: 'Qm', agreed });
  const { fairLaunch } = await stage.act(owner, call);
  return getChainLaunch(context, fairLaunch as Address);
}

/** What the event of a listing says of a payout. */
const paidBy = (payout: ReturnType<SaleKindInDetail['pricing']['payoutOf']>) => ({
  baseFee: payout?.fee,
  ownerShare: payout?.owner,
  tokenFee: payout?.tokenFee,
});

const coins = (account: Address) => stage.anvil.client.getBalance({ address: account });

it('each act of a RAB Sale’s page is the contract’s act of that name: the list, deposit, listing, reward and claim; its terms are read from it alone [MNY-16] [OWN-03] [OWN-04] [BUY-04] [BUY-06] [BUY-07]', async () => {
  const { context } = stage;
  const sale = await createSale();
  // what a page reads from the contract while the indexer is unreachable
  expect(sale).toMatchObject({
    owner,
    price: 1_000n * ETHER,
    softCap: ETHER,
    hardCap: 3n * ETHER,
    minBuy: ETHER / 10n,
    maxBuy: 2n * ETHER,
    end: sale.start + DAY,
    whitelistSeconds: 3_600n,
    referralPerMille: 50n,
    baseFeePerMille: 40n,
    tokenFeePerMille: 0n,
    burnsUnsold: true,
    vesting: null,
    listing: { liquidityPerMille: 600n, rate: (2_401n * ETHER) / 3n, lockSeconds: 30n * DAY },
  });
  const listed = async () => (await getWhitelist(context, { sale: sale.id, page: 1 })).accounts;
  await stage.act(owner, saleActCalls.whitelist(sale, [buyer, friend], true));
  expect(await listed()).toEqual([buyer, friend]);
  await stage.act(owner, saleActCalls.whitelist(sale, [friend], false));
  expect(await listed()).toEqual([buyer]);
  await stage.goTo(sale.start + 60n);
  expect(await stage.isTaken(friend, depositCall(sale, ETHER, null))).toBe(false);
  await stage.act(buyer, depositCall(sale, ETHER, friend));
  expect(await coins(sale.id)).toBe(ETHER);
  await stage.goTo(sale.end + ANYONE_DELAY);
  expect(await getClaimable(context, { sale: sale.id, account: buyer })).toBe(0n);
  expect(await stage.isTaken(friend, addLiquidityCall(sale))).toBe(false);
  const told = rabSaleInDetail.pricing.payoutOf(await getChainSale(context, sale.id));
  expect(await getListedLock(context, sale.id)).toBeNull();
  expect(await stage.act(owner, addLiquidityCall(sale))).toMatchObject({
    ...paidBy(told),
    referralReserve: told?.referrers,
    unsoldTokens: told?.unsold,
  });
  const listedAt = await stage.now();
  expect(await getListedLock(context, sale.id)).toMatchObject({ owner, tgeDate: listedAt + 30n * DAY });
  const brought = { sale: sale.id, account: friend };
  expect(await getReward(context, brought)).toBe('open');
  const before = await coins(sale.id);
  await stage.act(friend, saleActCalls.reward(sale));
  // 5 % of what is left after a fee of 4 %
  expect(before - (await coins(sale.id))).toBe((ETHER * 48n) / 1_000n);
  expect(await getReward(context, brought)).toBe('claimed');
  expect(await getReward(context, { sale: sale.id, account: buyer })).toBe('none');
  expect(await getClaimable(context, { sale: sale.id, account: buyer })).toBe(1_000n * ETHER);
  await stage.act(buyer, saleActCalls.claim(sale));
  expect(await getClaimable(context, { sale: sale.id, account: buyer })).toBe(0n);
});

it('a fair launch below its soft cap gives deposit and tokens back, by what its page sends and not before [FLN-02]', async () => {
  const launch = await createLaunch();
  await stage.goTo(launch.start + 60n);
  await stage.act(buyer, takePartCall(launch, ETHER / 2n, null));
  const [refund, withdraw] = [saleActCalls.refund(launch), saleActCalls.withdraw(launch)];
  await stage.goTo(launch.end);
  for (const call of [refund, withdraw, listLaunchCall(launch)])
    for (const account of [buyer, owner]) expect(await stage.isTaken(account, call)).toBe(false);
  await stage.goTo(launch.end + 1n);
  expect(await stage.isTaken(owner, listLaunchCall(launch))).toBe(false);
  expect(await stage.isTaken(friend, refund)).toBe(false);
  await stage.act(buyer, refund);
  expect(await coins(launch.id)).toBe(0n);
  expect(await stage.isTaken(buyer, refund)).toBe(false);
  expect(await stage.isTaken(buyer, withdraw)).toBe(false);
  await stage.act(owner, withdraw);
  expect(await stage.isTaken(owner, withdraw)).toBe(false);
});

it('a fair launch is paid out to the unit as its page says before, also where the fee leaves a fraction; its buyers claim [FLN-02] [MNY-05] [OWN-03]', async () => {
  const { context } = stage;
  const launch = await createLaunch();
  await stage.goTo(launch.start + 60n);
  await stage.act(buyer, takePartCall(launch, 2n * ETHER + 1n, null));
  await stage.act(friend, takePartCall(launch, ETHER / 3n, null));
  await stage.goTo(launch.end + 60n);
  const raised = await getChainLaunch(context, launch.id);
  // 2 % of it is no whole number
  expect((raised.raised * 20n) % 1_000n).not.toBe(0n);
  const told = fairLaunchInDetail.pricing.payoutOf(raised);
  expect(await stage.act(owner, listLaunchCall(launch))).toMatchObject({ ...paidBy(told), burnedTokens: told?.unsold });
  for (const account of [buyer, friend]) {
    const due = await getClaimable(context, { sale: launch.id, account });
    const { amount } = await stage.act(account, saleActCalls.claim(launch));
    expect([due > 0n, amount]).toEqual([true, due]);
  }
});

it('a fair launch is cancelled before its start by its owner, and made to fail later by the administrator alone [FLN-02]', async () => {
  const launch = await createLaunch();
  const { cancel, forceFail } = saleActCalls;
  expect(await stage.isTaken(buyer, cancel(launch))).toBe(false);
  expect(await stage.isTaken(owner, cancel(launch))).toBe(true);
  await stage.goTo(launch.start + 60n);
  for (const call of [cancel(launch), forceFail(launch)]) expect(await stage.isTaken(owner, call)).toBe(false);
  await stage.act(buyer, takePartCall(launch, 2n * ETHER, null));
  await stage.act(administrator, forceFail(launch));
  await stage.act(buyer, saleActCalls.refund(launch));
});
