import { expect, it } from '@jest/globals';
import { saleFixture } from '../../test/saleFixture.ts';
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
