import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { indexedSale as indexed } from '../../test/indexedSale.ts';
import { saleFixture } from '../../test/saleFixture.ts';
import { saleSchema } from './saleSchema.ts';

const ETHER = '000000000000000000';

describe('an indexed sale', () => {
  it('is read in the words of the product', () => {
    expect(v.parse(saleSchema, indexed)).toEqual(saleFixture());
  });

  it('has no price of its own, and the contract’s bounds, where all share the tokens [FLN-01]', () => {
    const presaleInfo = {
      ...indexed.presaleInfo,
      tokenPrice: null,
      hardCap: null,
      minSpendPerBuyer: null,
      maxSpendPerBuyer: null,
      listingRate: null,
      sellingAmount: `1000${ETHER}`,
      maxOwnerReceive: `3${ETHER}`,
    };
    const { price, hardCap, minBuy, maxBuy, shared, listing } = v.parse(saleSchema, {
      ...indexed,
      presaleInfo,
      totalBaseCollected: `4${ETHER}`,
    });
    expect(shared).toEqual({ selling: 1000n * 10n ** 18n, mostForOwner: 3n * 10n ** 18n });
    expect(price).toBe(0n);
    expect([minBuy, maxBuy, hardCap]).toEqual([1n, 2n ** 96n - 1n, 2n ** 96n - 1n]);
    expect(listing).toMatchObject({ rate: null, liquidityPerMille: 600n });
  });

  it('has no listing where it has none of its terms, and vesting where it was asked for', () => {
    const noListing = { liquidityPercent: null, listingRate: null, lockPeriod: null };
    const presaleVesting = {
      requestVesting: true,
      linearLock: false,
      vestingStartEmission: '60',
      vestingEndEmission: '600',
      vestingPercentage: '5000',
      vestingPeriod: '30',
    };
    const presaleInfo = { ...indexed.presaleInfo, ...noListing };
    expect(v.parse(saleSchema, { ...indexed, presaleInfo, presaleVesting })).toEqual(
      saleFixture({
        listing: null,
        vesting: { isLinear: false, startSeconds: 60n, endSeconds: 600n, basisPoints: 5000n, periodSeconds: 30n },
      }),
    );
  });
});
