import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  amountNeeded,
  amountNeededForGrow,
  ceilDiv,
  isListable,
  isReachable,
  leastForAnotherUnit,
  liquidityTokens,
  referralPool,
  referralReward,
  tokensForBase,
  vestingOwed,
} from './amounts.ts';

const ether = (count: bigint): bigint => count * 10n ** 18n;
const grow = {
  hardCap: ether(10n),
  tokenPrice: ether(1000n),
  tokenFee: 0n,
  tokenDecimals: 18,
  baseDecimals: 18,
};
const sale = { ...grow, baseFee: 40n, referralRate: 0n, liquidityPercent: 600n, listingRate: ether(800n) };

describe('tokens for a deposit', () => {
  it('reckons with the decimals of both tokens and rounds down', () => {
    expect(tokensForBase(ether(2n), ether(1000n), { tokenDecimals: 18, baseDecimals: 18 })).toBe(ether(2000n));
    expect(tokensForBase(ether(1n), 15n * 10n ** 17n, { tokenDecimals: 0, baseDecimals: 18 })).toBe(1n);
    expect(tokensForBase(100_000n, ether(3n), { tokenDecimals: 9, baseDecimals: 5 })).toBe(3n * 10n ** 9n);
  });

  it('the least further deposit is what buys another unit, and one less buys none', () => {
    const decimals = fc.integer({ min: 0, max: 18 });
    const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
    fc.assert(
      fc.property(amount, amount, decimals, decimals, (before, rate, tokenDecimals, baseDecimals) => {
        fc.pre(rate > 0n);
        const bought = (more: bigint) =>
          tokensForBase(before + more, rate, { tokenDecimals, baseDecimals }) -
          tokensForBase(before, rate, { tokenDecimals, baseDecimals });
        const least = leastForAnotherUnit(before, rate, { tokenDecimals, baseDecimals });
        expect(bought(least)).toBeGreaterThanOrEqual(1n);
        expect(bought(least - 1n)).toBe(0n);
      }),
    );
  });
});

describe('tokens that creating a sale takes', () => {
  it('are those for the hard cap and the token fee on them', () => {
    expect(amountNeededForGrow(grow)).toBe(ether(10_000n));
    expect(amountNeededForGrow({ ...grow, tokenFee: 50n })).toBe(ether(10_500n));
  });

  it('tokens for a RAB Sale also include the liquidity of what is left after base fee and referral, rounded up', () => {
    expect(liquidityTokens(sale)).toBe(ether(4608n));
    expect(amountNeeded(sale)).toBe(ether(14_608n));
    expect(amountNeeded({ ...sale, referralRate: 50n, tokenFee: 50n })).toBe(ether(10_500n) + ether(4368n));
    expect(liquidityTokens({ ...sale, hardCap: 1001n, listingRate: ether(1n) / 3n })).toBe(192n);
  });
});

it('a listing has 10,000 units of either side at least, and 200,000 x 200,000 of both multiplied', () => {
  const whole = { tokenDecimals: 0, baseDecimals: 0, baseFee: 0n, referralRate: 0n, liquidityPercent: 1000n };
  const isTaken = (base: bigint, rate: bigint) => isListable(base, { ...whole, listingRate: ether(rate) });
  expect(isTaken(10_000n, 400n)).toBe(true);
  expect(isTaken(9_999n, 1_000n)).toBe(false);
  expect(isTaken(10_000n, 399n)).toBe(false);
  const dear = { ...whole, listingRate: ether(1n) / 400n };
  expect([isListable(4_000_000n, dear), isListable(3_999_999n, dear)]).toEqual([true, false]);
  // 9,999 tokens, although both multiplied are enough
  const dearer = { ...whole, listingRate: ether(1n) / 800n };
  expect([isListable(8_000_000n, dearer), isListable(7_999_999n, dearer)]).toEqual([true, false]);
});

describe('the referral pool', () => {
  it('is 95 % of the deposits, with a base fee of 5 %, times the referral rate [BUY-10]', () => {
    expect(referralPool(ether(100n), 50n, 20n, 1n)).toBe(ether(19n) / 10n);
  });

  it('is shared by what each referrer brought, and by nobody where nobody referred', () => {
    expect(referralReward(1000n, 1n, 3n)).toBe(333n);
    expect(referralReward(1000n, 2n, 3n)).toBe(666n);
    expect(referralReward(1000n, 0n, 0n)).toBe(0n);
  });
});

it.each([
  [7n, true],
  [8n, false],
])(
  'where four base units buy one token and 10 are the hard cap, a soft cap of %s is reachable: %s',
  (softCap, isSo) => {
    // a sale that has 7 is full: the 3 that are left buy nothing
    const decimals = { tokenDecimals: 0, baseDecimals: 0 };
    expect(isReachable(softCap, 10n, ether(1n) / 4n, decimals)).toBe(isSo);
  },
);

describe('1,000 tokens of which 60 % vest from second 100 to second 500', () => {
  const terms = { vestingBps: 6_000n, start: 100n, end: 500n };

  it.each([
    [0n, 400n],
    [100n, 400n],
    [199n, 400n],
    [200n, 550n],
    [299n, 550n],
    [300n, 700n],
    [499n, 850n],
    [500n, 1_000n],
  ])('in periods of 100 seconds: after %s seconds the buyer has %s tokens', (elapsed, owed) => {
    expect(vestingOwed(1_000n, { ...terms, period: 100n }, elapsed)).toBe(owed);
  });

  it.each([
    [100n, 400n],
    [102n, 403n],
    [350n, 775n],
    [499n, 998n],
    [500n, 1_000n],
  ])('evenly: after %s seconds the buyer has %s tokens, rounded down', (elapsed, owed) => {
    expect(vestingOwed(1_000n, { ...terms, period: 0n }, elapsed)).toBe(owed);
  });
});

it.each([
  [0n, 5n, 0n],
  [1n, 5n, 1n],
  [5n, 5n, 1n],
  [6n, 5n, 2n],
  [7n, 1n, 7n],
])('%s divided by %s and rounded up is %s', (a, b, quotient) => {
  expect(ceilDiv(a, b)).toBe(quotient);
});
