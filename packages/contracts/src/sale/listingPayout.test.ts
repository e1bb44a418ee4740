import { expect, it } from '@jest/globals';
import { amountNeeded } from './amounts.ts';
import { listingPayout } from './listingPayout.ts';

const ether = (count: number) => BigInt(count * 1000) * 10n ** 15n;
const terms = {
  hardCap: ether(10),
  tokenPrice: ether(1000),
  listingRate: ether(800),
  baseFee: 40n,
  tokenFee: 10n,
  referralRate: 50n,
  liquidityPercent: 600n,
  tokenDecimals: 18,
  baseDecimals: 18,
};

it('a listing pays out exactly what was raised and held, each by its own share [OWN-03]', () => {
  const held = amountNeeded(terms);
  const payout = listingPayout({ ...terms, raised: ether(5), sold: ether(5000), referred: ether(1), held });
  expect(payout).toEqual({
    fee: ether(0.2),
    referrers: ether(0.24),
    liquidityBase: ether(2.73),
    owner: ether(1.83),
    liquidityTokens: ether(2184),
    tokenFee: ether(50),
    unsold: held - ether(2184) - ether(5050),
  });
  expect(payout.fee + payout.referrers + payout.liquidityBase + payout.owner).toBe(ether(5));
});

it('the full hard cap without a referral leaves nothing unsold, and the referrers’ share is the owner’s', () => {
  const held = amountNeeded(terms);
  const payout = listingPayout({ ...terms, raised: ether(10), sold: ether(10_000), referred: 0n, held });
  expect(payout).toMatchObject({ unsold: 0n, referrers: 0n, owner: ether(10) - ether(0.4) - ether(5.46) });
});
