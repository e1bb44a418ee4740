import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { listingValue } from './listingValue.ts';

const ether = (count: number) => BigInt(count * 100) * 10n ** 16n;
const { listing } = saleFixture();
const at = (rate: number) => saleFixture({ listing: listing && { ...listing, rate: ether(rate) } });

it('a deposit is worth what its tokens are at the listing price: more where that is dearer, less where it is cheaper [MNY-10]', () => {
  // 1,000 tokens for one
  expect(listingValue(at(800), ether(2))).toEqual({ tokens: ether(2000), worth: ether(2.5), changePercent: '+25' });
  expect(listingValue(at(1250), ether(2))).toEqual({ tokens: ether(2000), worth: ether(1.6), changePercent: '-20' });
  expect(listingValue(saleFixture({ listing: null }), ether(2))).toEqual({
    tokens: ether(2000),
    worth: null,
    changePercent: null,
  });
});

it('a deposit is worth itself, without a minus, where the listing has the price of the sale', () => {
  const same = { tokens: ether(2000), worth: ether(2), changePercent: '+0' };
  expect(listingValue(at(1000), ether(2))).toEqual(same);
  // a listing without a rate of its own
  expect(listingValue(saleFixture({ listing: listing && { ...listing, rate: null } }), ether(2))).toEqual(same);
});

it('a deposit is counted in the decimals of both tokens', () => {
  const { token, base } = saleFixture();
  const sale = { ...at(800), token: { ...token, decimals: 5 }, base: { ...base, decimals: 6 } };
  expect(listingValue(sale, 2_000_000n)).toEqual({ tokens: 200_000_000n, worth: 2_500_000n, changePercent: '+25' });
});
