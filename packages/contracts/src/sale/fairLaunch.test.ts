import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  leastForSharedUnit,
  sharedAmountNeeded,
  sharedListingPayout,
  sharedPrice,
  sharedTokens,
} from './fairLaunch.ts';

const ether = 10n ** 18n;
const usual = { tokenDecimals: 18, baseDecimals: 18 };
const launch = {
  selling: 1_000_000n * ether,
  raised: 4n * ether,
  mostForOwner: 3n * ether,
  liquidityPercent: 600n,
  baseFee: 20n,
  tokenFee: 20n,
  held: sharedAmountNeeded(1_000_000n * ether, 20n, 20n),
};

it('the price of shared tokens is what all deposits make it, in whole units of both [FLN-01]', () => {
  expect(sharedPrice(launch.selling, 4n * ether, usual)).toBe(250_000n * ether);
  expect(sharedPrice(1_000_000n * 10n ** 5n, 4n * 10n ** 6n, { tokenDecimals: 5, baseDecimals: 6 })).toBe(
    250_000n * ether,
  );
  expect(sharedPrice(launch.selling, 0n, usual)).toBe(0n);
});

it('a deposit gets its part of the tokens, rounded down [FLN-01]', () => {
  expect(sharedTokens(10n, 1n, 3n)).toBe(3n);
  expect(sharedTokens(10n, 3n, 3n)).toBe(10n);
  expect(sharedTokens(10n, 0n, 0n)).toBe(0n);
});

it('the least further deposit is what has a unit of the shared tokens, and one less has none', () => {
  const part = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(fc.bigInt({ min: 2n, max: 10n ** 30n }), part, part, (selling, deposited, others) => {
      const raised = deposited + others;
      const least = leastForSharedUnit(selling, deposited, raised);
      const unitsWith = (more: bigint) => sharedTokens(selling, deposited + more, raised + more);
      expect(least).toBeGreaterThanOrEqual(1n);
      expect(unitsWith(least)).toBeGreaterThanOrEqual(1n);
      if (least > 1n) expect(unitsWith(least - 1n)).toBe(0n);
    }),
  );
  expect(leastForSharedUnit(1n, 5n, 5n)).toBe(1n);
  expect(leastForSharedUnit(1n, 5n, 6n)).toBe(2n ** 256n - 1n);
});

it('a listing splits the whole raise and all tokens: fee, owner, exchange, buyers, burned [FLN-02]', () => {
  const payout = sharedListingPayout(launch);
  expect(payout).toMatchObject({ fee: (8n * ether) / 100n, referrers: 0n });
  // of the 3.92 left, 60 % go to the exchange
  expect(payout.owner).toBe((1_568n * ether) / 1_000n);
  expect(payout.liquidityTokens).toBe((payout.liquidityBase * launch.selling) / launch.raised);
  expect(payout.fee + payout.owner + payout.liquidityBase).toBe(launch.raised);
  expect(payout.unsold + payout.liquidityTokens + payout.tokenFee + launch.selling).toBe(launch.held);
});

it('the owner never gets more than the terms say; what is more goes to the exchange [FLN-02]', () => {
  const payout = sharedListingPayout({ ...launch, mostForOwner: ether });
  expect(payout.owner).toBe(ether);
  expect(payout.liquidityBase).toBe(launch.raised - payout.fee - ether);
});

it('a buyer who has exactly one unit of the shared tokens adds one base unit at least', () => {
  // 3 of 6 is half of 2 token units
  expect(sharedTokens(2n, 3n, 6n)).toBe(1n);
  expect(leastForSharedUnit(2n, 3n, 6n)).toBe(1n);
});

it('a launch in which nobody deposited pays nothing out, and all but the fee on its tokens is unsold', () => {
  expect(sharedListingPayout({ ...launch, selling: 1_000n, raised: 0n, held: 2_000n })).toEqual({
    fee: 0n,
    referrers: 0n,
    liquidityBase: 0n,
    owner: 0n,
    liquidityTokens: 0n,
    tokenFee: 20n,
    unsold: 980n,
  });
});

it.each([
  // 1,000 to sell, 20 of fee, 980 for the exchange
  [1_000n, 20n, 20n, 2_000n],
  // 1,001 to sell, 20.02 of fee, 980.98 for the exchange
  [1_001n, 20n, 20n, 2_003n],
  // 1,001 to sell, no fee, 950.95 for the exchange
  [1_001n, 50n, 0n, 1_952n],
])(
  'a launch that sells %s, of fees of %s and %s per mille, takes %s token units: each part is rounded up',
  (selling, baseFee, tokenFee, needed) => {
    expect(sharedAmountNeeded(selling, baseFee, tokenFee)).toBe(needed);
  },
);
