import { expect, it } from '@jest/globals';
import { zeroAddress } from 'viem';
import { tokensForBase } from '../sale/amounts.ts';
import { trialSales } from './trialSales.ts';

const PRESALES = `0x${'1'.repeat(40)}` as const;
const PRIVATE_SALES = `0x${'2'.repeat(40)}` as const;
const EXCHANGE = `0x${'3'.repeat(40)}` as const;
const SALE = `0x${'4'.repeat(40)}` as const;
const TOKEN = `0x${'5'.repeat(40)}` as const;
const SELLER = `0x${'6'.repeat(40)}` as const;
const contracts = { launchpadFactory: PRESALES, privateSaleFactory: PRIVATE_SALES };
const exchanges = [{ factory: EXCHANGE }];
const trial = { token: TOKEN, decimals: 6, seller: SELLER, sold: 12_345_678n, start: 1_000n, flatFee: 7n };
const { listed, unlisted } = trialSales({ contracts, exchanges });

it.each([
  [listed, PRIVATE_SALES],
  [unlisted, PRESALES],
])(
  '$name is created by its factory for its seller, with the flat fee, and the only deposit buys what is sold',
  ({ calls }, factory) => {
    const creation = calls?.create(trial);
    expect(creation).toMatchObject({ address: factory, functionName: 'create', value: 7n });
    expect(creation?.args).toMatchObject([
      { saleToken: TOKEN, baseToken: zeroAddress, startTime: 1_000n },
      { hardCap: 10n ** 18n },
      { presaleOwner: SELLER },
      { requestVesting: false },
      { baseFee: 1_000n, tokenFee: 1_000n, flatFee: 7n },
    ]);
    const { tokenPrice } = (creation?.args[0] ?? {}) as { tokenPrice: bigint };
    const deposit = calls?.deposit(SALE);
    expect(deposit).toMatchObject({ address: SALE, value: 10n ** 18n });
    expect(tokensForBase(deposit?.value ?? 0n, tokenPrice, { tokenDecimals: 6, baseDecimals: 18 })).toBe(12_345_678n);
  },
);

it('a trial is a sale of a day without vesting that one buyer fills; one that lists itself locks its liquidity for 31 days', () => {
  const terms = {
    saleToken: TOKEN,
    baseToken: zeroAddress,
    // 12.345678 tokens for a coin
    tokenPrice: 12_345_678n * 10n ** 12n,
    minSpendPerBuyer: 10n ** 17n,
    maxSpendPerBuyer: 10n ** 18n,
    startTime: 1_000n,
    endTime: 87_400n,
    whitelistTime: 0n,
    referralRate: 0n,
    isBurn: false,
  };
  const caps = { softCap: 5n * 10n ** 17n, hardCap: 10n ** 18n };
  // nine tenths of the price
  const listing = { liquidityPercent: 600n, listingRate: 111_111_102n * 10n ** 11n, lockPeriod: 31n * 86_400n };
  const vesting = {
    requestVesting: false,
    linearLock: false,
    vestingPercentage: 0n,
    vestingPeriod: 0n,
    vestingStartEmission: 0n,
    vestingEndEmission: 0n,
  };
  const agreed = { baseFee: 1_000n, tokenFee: 1_000n, flatFee: 7n };
  expect(listed.calls?.create(trial).args).toEqual([
    terms,
    caps,
    { presaleOwner: SELLER, projectInfoHash: '' },
    vesting,
    agreed,
  ]);
  expect(unlisted.calls?.create(trial).args).toEqual([
    terms,
    { ...caps, ...listing },
    { presaleOwner: SELLER, factory: EXCHANGE, otherFactory: zeroAddress, projectInfoHash: '' },
    vesting,
    agreed,
  ]);
});

it('a trial offers a part of the tokens that it has, proves its creation by its factory’s event, and is claimed from', () => {
  expect([unlisted.calls?.soldPercent, listed.calls?.soldPercent]).toEqual([50n, 80n]);
  expect(unlisted.calls?.create(trial).emits).toEqual({ eventName: 'PresaleCreated', sender: 'owner' });
  expect(listed.calls?.create(trial).emits).toEqual({ eventName: 'PrivateSaleCreated', sender: 'owner' });
  for (const { calls } of [listed, unlisted]) {
    expect(calls?.deposit(SALE).args).toEqual([10n ** 18n, zeroAddress]);
    expect(calls?.claim(SALE)).toMatchObject({ address: SALE, functionName: 'userWithdrawTokens', args: [] });
  }
});

it('a sale that lists itself is listed by its seller, on the first exchange; the other one is reviewed', () => {
  expect(unlisted.calls?.create(trial).args[2]).toMatchObject({ factory: EXCHANGE });
  expect(unlisted.calls?.finish(SALE)).toMatchObject({ address: SALE, functionName: 'addLiquidity' });
  expect(listed.calls?.finish(SALE)).toMatchObject({ address: SALE, functionName: 'setStatusByRAB', args: [4] });
  expect([unlisted.calls?.finishedBy, listed.calls?.finishedBy]).toEqual(['seller', 'administrator']);
});

it('a sale that the chain does not have cannot be tried, and keeps its name', () => {
  const none = { launchpadFactory: null, privateSaleFactory: null };
  expect(trialSales({ contracts: none, exchanges })).toEqual({
    listed: { name: 'RAB Grow', calls: null },
    unlisted: { name: 'RAB Sale', calls: null },
  });
  expect(trialSales({ contracts, exchanges: [] }).unlisted.calls).toBeNull();
});
