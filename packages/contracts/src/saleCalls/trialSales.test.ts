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
