import { expect, it } from '@jest/globals';
import type { SaleTerms } from '../terms/saleTermsSchema.ts';
import { capOutcomes } from './capOutcomes.ts';

const ether = (count: number) => BigInt(Math.round(count * 1e6)) * 10n ** 12n;
const terms = { tokenPrice: ether(1_000), softCap: ether(3), hardCap: ether(10) } as SaleTerms;
const options = {
  terms,
  referralRate: 30n,
  cost: { flatFee: 0n, baseFee: 40n, tokenFee: 20n, tokens: ether(20_000) },
  decimals: { tokenDecimals: 18, baseDecimals: 18 },
};

it('a sale that lists itself is summed up at its two caps, all of it brought by referrers [MNY-05]', () => {
  const listing = { liquidityPercent: 600n, listingRate: ether(800) };
  expect(capOutcomes({ ...options, listing })).toEqual([
    {
      label: 'At the soft cap',
      raised: ether(3),
      sold: ether(3_000),
      payout: {
        fee: ether(0.12),
        referrers: ether(0.0864),
        liquidityBase: ether(1.674),
        owner: ether(1.1196),
        liquidityTokens: ether(1_339.2),
        tokenFee: ether(60),
        unsold: ether(15_600.8),
      },
    },
    expect.objectContaining({
      label: 'At the hard cap',
      raised: ether(10),
      sold: ether(10_000),
      payout: expect.objectContaining({
        fee: ether(0.4),
        referrers: ether(0.288),
        liquidityBase: ether(5.58),
        owner: ether(3.732),
        liquidityTokens: ether(4_464),
        tokenFee: ether(200),
      }),
    }),
  ]);
});

it('a sale that does not list itself puts nothing into an exchange: the owner has what fee and referrers leave', () => {
  const parts = capOutcomes({ ...options, listing: null }).map(({ payout }) => [
    payout.liquidityBase,
    payout.liquidityTokens,
    payout.owner,
  ]);
  expect(parts).toEqual([
    [0n, 0n, ether(2.7936)],
    [0n, 0n, ether(9.312)],
  ]);
});
