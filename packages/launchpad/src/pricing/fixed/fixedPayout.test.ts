import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { fixedPayout } from './fixedPayout.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;

it('what is unsold is the rest of what the sale holds, or of what its creation took where that is not known [MNY-08]', () => {
  const sale = saleFixture({ raised: ether(5), sold: ether(5_000) });
  const { unsold, liquidityTokens = 0n, ...rest } = fixedPayout(sale) ?? {};
  // 10,000 for the hard cap and 4,608 for the exchange, of which half went
  expect([liquidityTokens, unsold]).toEqual([ether(2_304), ether(14_608 - 5_000 - 2_304)]);
  expect(fixedPayout(sale, ether(8_000))).toEqual({ ...rest, liquidityTokens, unsold: ether(8_000 - 5_000 - 2_304) });
  expect(fixedPayout(saleFixture({ listing: null }))).toBeNull();
});
