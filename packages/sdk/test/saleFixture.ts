import type { Sale } from '@rab/sdk/sales';

const ether = (count: bigint): bigint => count * 10n ** 18n;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;

/** A sale that lists itself (start 1000, end 2000, soft cap 3, hard cap 10), for tests; `change` replaces whole fields. */
export const saleFixture = (change: Partial<Sale> = {}): Sale => ({
  id: address('1'),
  owner: address('3'),
  token: { address: address('2'), name: 'Carrot Finance', symbol: 'CARROT', decimals: 18 },
  base: { address: address('0'), symbol: 'BNB', decimals: 18 },
  price: ether(1000n),
  shared: null,
  softCap: ether(3n),
  hardCap: ether(10n),
  minBuy: ether(1n) / 10n,
  maxBuy: ether(5n),
  createdAt: 500n,
  start: 1000n,
  end: 2000n,
  whitelistSeconds: 0n,
  listing: {
    exchange: address('4'),
    pair: null,
    liquidityPerMille: 600n,
    rate: ether(800n),
    lockSeconds: 30n * 86_400n,
  },
  vesting: null,
  referralPerMille: 0n,
  baseFeePerMille: 40n,
  tokenFeePerMille: 0n,
  burnsUnsold: false,
  projectInfoHash: 'Qm',
  labels: [],
  raised: 0n,
  refunded: 0n,
  sold: 0n,
  buyerCount: 0,
  referred: 0n,
  isCancelled: false,
  isListed: false,
  reviewStatus: 0,
  isFinalized: false,
  isVisible: true,
  deposits: [],
  referrers: [],
  ...change,
});
