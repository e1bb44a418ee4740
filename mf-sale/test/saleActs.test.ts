/** @jest-environment node */

import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { ANYONE_DELAY, SECONDS_PER_DAY } from '@rab/contracts';
import { saleAbi } from '@rab/contracts/abis';
import { PLAIN_LISTING } from '@rab/contracts/sale-calls';
import type { SaleKindInDetail } from '@rab/launchpad';
import { saleActCalls } from '@rab/launchpad/testing';
import {
  depositCall,
  getChainLaunch,
  getChainSale,
  getClaimable,
  getDuePayouts,
  getLeavable,
  getLeaveTerms,
  getReward,
  getWhitelist,
  leaveCall,
  listLaunchCall,
  type Sale,
} from '@rab/sdk/sales';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, zeroAddress } from '@rab/wallet-context/reads';
import { addLiquidityCall } from '../src/actions/listingCalls.ts';
import { takePartCall } from '../src/actions/takePartCall.ts';
import { createFairLaunchCall, getFairLaunchCost } from '../src/pages/CreateFairLaunch/createFairLaunch.ts';
import { createSaleCall, getSaleCost } from '../src/pages/CreateSale/createSale.ts';
import { fairLaunchInDetail } from '../src/pages/FairLaunchDetail/fairLaunchInDetail.ts';
import { rabSaleInDetail } from '../src/pages/SaleDetail/rabSaleInDetail.ts';
import { getListedLock } from '../src/queries/listedLock.ts';

const DAY = SECONDS_PER_DAY;
const ETHER = 10n ** 18n;

let platform: TestPlatform;
let owner: Address;
let buyer: Address;
let friend: Address;
let administrator: Address;

beforeAll(async () => {
  platform = await TestPlatform.start();
  const { account, settings } = platform;
  [owner, buyer, friend, administrator] = [account(3), account(4), account(5), settings.rabAddress];
}, 120_000);
afterAll(() => platform?.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

/** A token of the owner's own, which no exchange knows. */
const createToken = () => platform.createToken(owner, { name: 'Carrot', symbol: 'CRT' });

const terms = async () => {
  const startTime = (await platform.now()) + 3_600n;
  const exchange = platform.settings.exchanges[0].factory;
  return { softCap: ETHER, startTime, endTime: startTime + DAY, exchange };
};

/** A RAB Sale of 1,000 a BNB, hard cap 3, 5 % for referrers, whose first hour is for whom the owner names. */
async function createSale(): Promise<Sale> {
  const { context } = platform;
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
      listing: { ...PLAIN_LISTING, exchange, listingRate: (2_401n * ETHER) / 3n, lockPeriod: 30n * DAY },
      leaveTime: 1_800n,
      leavePercent: 100n,
    },
  };
  const agreed = await getSaleCost(context, sale);
  await platform.approve(owner, token, platform.contracts.launchpadFactory, agreed.tokens);
  const call = createSaleCall(context.chain, sale, { owner, projectInfoHash: 'Qm', agreed });
  const { presale } = await platform.act(owner, call);
  return getChainSale(context, presale as Address);
}

/** A fair launch of 1,000 tokens with a soft cap of 1 BNB. */
async function createLaunch(): Promise<Sale> {
  const { context } = platform;
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
  await platform.approve(owner, token, platform.contracts.fairLaunchFactory, agreed.tokens);
  const call = createFairLaunchCall(context.chain, launch, { owner, projectInfoHash: 'Qm', agreed });
  const { fairLaunch } = await platform.act(owner, call);
  return getChainLaunch(context, fairLaunch as Address);
}

/** What the event of a listing says of a payout. */
const paidBy = (payout: ReturnType<SaleKindInDetail['pricing']['payoutOf']>) => ({
  baseFee: payout?.fee,
  ownerShare: payout?.owner,
  tokenFee: payout?.tokenFee,
});

const coins = (account: Address) => platform.client.getBalance({ address: account });

it('a buyer of a RAB Sale gets the deposit back once, on the terms that its owner typed; what comes back is read before [RGT-01]', async () => {
  const { context } = platform;
  const sale = await createSale();
  expect(await getLeaveTerms(context, sale.id)).toEqual({ until: sale.start + 1_800n, keptPerMille: 100n });
  await platform.act(owner, saleActCalls.whitelist(sale, [buyer], true));
  await platform.goTo(sale.start + 60n);
  await platform.act(buyer, depositCall(sale, ETHER, friend));
  expect(await getLeavable(context, { sale: sale.id, account: friend })).toBe(0n);
  expect(await getLeavable(context, { sale: sale.id, account: buyer })).toBe((9n * ETHER) / 10n);
  await platform.act(buyer, leaveCall(sale));
  expect(await coins(sale.id)).toBe(ETHER / 10n);
  expect(await getChainSale(context, sale.id)).toMatchObject({ raised: ETHER / 10n, refunded: 0n, referred: 0n });
  expect(await platform.isTaken(buyer, leaveCall(sale))).toBe(false);
  expect(await getLeavable(context, { sale: sale.id, account: buyer })).toBe(0n);
});

it('each act of a RAB Sale’s page is the contract’s act of that name: the list, deposit, listing, reward and claim; its terms are read from it alone [MNY-16] [OWN-03] [OWN-04] [BUY-04] [BUY-06] [BUY-07]', async () => {
  const { context } = platform;
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
  await platform.act(owner, saleActCalls.whitelist(sale, [buyer, friend], true));
  expect(await listed()).toEqual([buyer, friend]);
  await platform.act(owner, saleActCalls.whitelist(sale, [friend], false));
  expect(await listed()).toEqual([buyer]);
  await platform.goTo(sale.start + 60n);
  expect(await platform.isTaken(friend, depositCall(sale, ETHER, null))).toBe(false);
  await platform.act(buyer, depositCall(sale, ETHER, friend));
  expect(await coins(sale.id)).toBe(ETHER);
  await platform.goTo(sale.end + ANYONE_DELAY);
  expect(await getClaimable(context, { sale: sale.id, account: buyer })).toBe(0n);
  expect(await platform.isTaken(friend, addLiquidityCall(sale))).toBe(false);
  const told = rabSaleInDetail.pricing.payoutOf(await getChainSale(context, sale.id));
  expect(await getListedLock(context, sale.id)).toBeNull();
  expect(await platform.act(owner, addLiquidityCall(sale))).toMatchObject({
    ...paidBy(told),
    referralReserve: told?.referrers,
    unsoldTokens: told?.unsold,
  });
  const listedAt = await platform.now();
  expect(await getListedLock(context, sale.id)).toMatchObject({ owner, tgeDate: listedAt + 30n * DAY });
  const brought = { sale: sale.id, account: friend };
  expect(await getReward(context, brought)).toBe('open');
  const before = await coins(sale.id);
  await platform.act(friend, saleActCalls.reward(sale));
  // 5 % of what is left after a fee of 4 %
  expect(before - (await coins(sale.id))).toBe((ETHER * 48n) / 1_000n);
  expect(await getReward(context, brought)).toBe('claimed');
  expect(await getReward(context, { sale: sale.id, account: buyer })).toBe('none');
  expect(await getClaimable(context, { sale: sale.id, account: buyer })).toBe(1_000n * ETHER);
  await platform.act(buyer, saleActCalls.claim(sale));
  expect(await getClaimable(context, { sale: sale.id, account: buyer })).toBe(0n);
});

it('a fair launch below its soft cap gives deposit and tokens back, by what its page sends and not before [FLN-02]', async () => {
  const launch = await createLaunch();
  await platform.goTo(launch.start + 60n);
  await platform.act(buyer, takePartCall(launch, ETHER / 2n));
  const [refund, withdraw] = [saleActCalls.refund(launch), saleActCalls.withdraw(launch)];
  await platform.goTo(launch.end);
  for (const call of [refund, withdraw, listLaunchCall(launch)])
    for (const account of [buyer, owner]) expect(await platform.isTaken(account, call)).toBe(false);
  await platform.goTo(launch.end + 1n);
  expect(await platform.isTaken(owner, listLaunchCall(launch))).toBe(false);
  expect(await platform.isTaken(friend, refund)).toBe(false);
  await platform.act(buyer, refund);
  expect(await coins(launch.id)).toBe(0n);
  expect(await platform.isTaken(buyer, refund)).toBe(false);
  expect(await platform.isTaken(buyer, withdraw)).toBe(false);
  await platform.act(owner, withdraw);
  expect(await platform.isTaken(owner, withdraw)).toBe(false);
});

it('a fair launch is paid out to the unit as its page says before, also where the fee leaves a fraction; its buyers claim [FLN-02] [MNY-05] [OWN-03]', async () => {
  const { context } = platform;
  const launch = await createLaunch();
  await platform.goTo(launch.start + 60n);
  await platform.act(buyer, takePartCall(launch, 2n * ETHER + 1n));
  await platform.act(friend, takePartCall(launch, ETHER / 3n));
  await platform.goTo(launch.end + 60n);
  const raised = await getChainLaunch(context, launch.id);
  // 2 % of it is no whole number
  expect((raised.raised * 20n) % 1_000n).not.toBe(0n);
  const told = fairLaunchInDetail.pricing.payoutOf(raised);
  expect(await platform.act(owner, listLaunchCall(launch))).toMatchObject({
    ...paidBy(told),
    burnedTokens: told?.unsold,
  });
  for (const account of [buyer, friend]) {
    const due = await getClaimable(context, { sale: launch.id, account });
    const { amount } = await platform.act(account, saleActCalls.claim(launch));
    expect([due > 0n, amount]).toEqual([true, due]);
  }
});

it('a fair launch is cancelled before its start by its owner, and made to fail later by the administrator alone [FLN-02]', async () => {
  const launch = await createLaunch();
  const { cancel, forceFail } = saleActCalls;
  expect(await platform.isTaken(buyer, cancel(launch))).toBe(false);
  expect(await platform.isTaken(owner, cancel(launch))).toBe(true);
  await platform.goTo(launch.start + 60n);
  for (const call of [cancel(launch), forceFail(launch)]) expect(await platform.isTaken(owner, call)).toBe(false);
  await platform.act(buyer, takePartCall(launch, 2n * ETHER));
  await platform.act(administrator, forceFail(launch));
  await platform.act(buyer, saleActCalls.refund(launch));
});

/** Lets the indexer know these accounts; everything else is asked as ever. */
function indexBuyers(accounts: readonly Address[]): void {
  const ask = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url) !== platform.context.chain.subgraphs.fairLaunch) return ask(url, init);
    const { skip, first } = JSON.parse(String(init?.body)).variables;
    const rows = accounts.slice(skip, skip + first).map((account) => ({ account: account.toLowerCase() }));
    return Response.json({ data: { rows } });
  });
}

it('what is due to more buyers than one transaction pays is counted by the contract, and sent to each of them by anybody [RGT-02]', async () => {
  const { context, client } = platform;
  const launch = await createLaunch();
  const of = { address: launch.id, abi: saleAbi } as const;
  const buyers = Array.from(
    { length: 102 },
    (_, index) => `0x${(index + 4096).toString(16).padStart(40, 'b')}` as Address,
  );
  await platform.goTo(launch.start + 60n);
  for (const address of buyers) {
    await client.setBalance({ address, value: ETHER });
    await client.impersonateAccount({ address });
    await platform.send(address, takePartCall(launch, ETHER / 100n));
  }
  indexBuyers(buyers);
  const { signal } = new AbortController();
  const due = async () =>
    (
      await getDuePayouts(context, { subgraph: 'fairLaunch', sale: launch.id, payouts: ['claims', 'refunds'] }, signal)
    ).map(({ payout, accounts, count }) => [payout, accounts.length, count]);
  await platform.goTo(launch.end + 60n);
  expect(await due()).toEqual([]);
  await platform.act(owner, listLaunchCall(launch));
  await platform.send(buyers[7] as Address, saleActCalls.claim(launch));
  expect(await due()).toEqual([
    ['claims', 100, 99],
    ['claims', 2, 2],
  ]);
  await platform.act(friend, saleActCalls.payOut(launch, 'claims', buyers.slice(0, 100)));
  expect(await due()).toEqual([['claims', 2, 2]]);
  await platform.act(friend, saleActCalls.payOut(launch, 'claims', buyers.slice(100)));
  expect(await due()).toEqual([]);
  expect(await platform.isTaken(friend, saleActCalls.payOut(launch, 'claims', buyers))).toBe(false);
  for (const account of buyers) {
    const [, bought, claimed] = await client.readContract({ ...of, functionName: 'BUYERS', args: [account] });
    expect([bought, claimed]).toEqual([(1_000n * ETHER) / 102n, bought]);
  }
});
