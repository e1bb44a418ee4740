import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { proRata } from './proRata.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const sale = (change: Partial<Sale>) =>
  saleFixture({
    shared: { selling: ether(1_000_000n), mostForOwner: ether(3n) },
    price: 0n,
    hardCap: ether(4n),
    ...change,
  });

// start 1000, end 2000, soft cap 3
it.each<[string, Partial<Sale>, bigint, string]>([
  ['before the start', {}, 999n, 'upcoming'],
  ['at its hard cap, which ends nothing', { raised: ether(4n) }, 1500n, 'live'],
  ['until the end, however much is committed', { raised: ether(400n) }, 2000n, 'live'],
  ['below the soft cap after the end', { raised: ether(3n) - 1n }, 2001n, 'failed'],
  ['above its hard cap after the end', { raised: ether(400n) }, 2001n, 'success'],
  ['settled', { raised: ether(400n), isFinalized: true }, 2001n, 'finalized'],
])('the state of a pro rata sale: %s [RGT-06]', (_when, change, now, state) => {
  expect(proRata.stateOf(sale(change), now).name).toBe(state);
});

it('a pro rata sale has an endpoint and pages of its own [HSE-03]', () => {
  expect([proRata.subgraph, proRata.paths.detail('0x1')]).toEqual(['proRata', '/rab-sale/prorata/0x1']);
});
