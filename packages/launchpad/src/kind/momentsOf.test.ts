import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { momentsOf } from './momentsOf.ts';

it('a sale is different from its start on, from the end of the whitelist’s time on, and after its end', () => {
  const sale = saleFixture({ start: 910n, end: 920n, whitelistSeconds: 4n });
  const kind = { milestonesOf: () => [], deadlinesOf: () => [] };
  expect(momentsOf(kind, sale)).toEqual([910n, 914n, 921n]);
});

it('a sale is also different from the moments that its kind adds', () => {
  const kind = { milestonesOf: () => [{ label: 'Listing', time: 930n }], deadlinesOf: () => [940n] };
  expect(momentsOf(kind, saleFixture()).slice(-2)).toEqual([930n, 940n]);
});
