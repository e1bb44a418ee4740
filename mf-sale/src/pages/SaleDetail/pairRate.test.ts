import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/launchpad/testing';
import { pairRate } from './pairRate.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const sale = saleFixture({ base: { address: `0x${'b'.repeat(40)}`, symbol: 'USD', decimals: 5 } });
const other = sale.base.address;

it('the price of a pair is its tokens per base coin, whichever side they are on and whatever decimals they have [MNY-08]', () => {
  const tokens = ether(800n);
  const bases = 2n * 10n ** 5n;
  expect(pairRate({ token0: sale.token.address, reserve0: tokens, reserve1: bases }, sale)).toBe(ether(400n));
  expect(pairRate({ token0: other, reserve0: bases, reserve1: tokens }, sale)).toBe(ether(400n));
  expect(pairRate({ token0: other, reserve0: 0n, reserve1: 0n }, sale)).toBeNull();
});
