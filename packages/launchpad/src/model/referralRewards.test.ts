import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { rewardOf, rewardPool } from './referralRewards.ts';

const ether = (count: bigint) => count * 10n ** 18n;
/** Of 100 raised, 96 stay after the fee, and 5 % of them are 4.8. */
const sale = saleFixture({
  raised: ether(100n),
  baseFeePerMille: 40n,
  referralPerMille: 50n,
  referred: ether(10n),
});
const unreferred = { ...sale, referred: 0n };

it('referrers share the referral rate of the raise after the fee, and nothing where nobody was referred', () => {
  expect(rewardPool(sale)).toBe(ether(48n) / 10n);
  expect(rewardPool({ ...sale, referred: 1n })).toBe(ether(48n) / 10n);
  expect(rewardPool(unreferred)).toBe(0n);
});

it.each([
  ['nothing', 0n, 0n],
  ['four of the ten', ether(4n), ether(192n) / 100n],
  ['all ten', ether(10n), ether(48n) / 10n],
])('a referrer of %s of the referred deposits gets the same part of the rewards', (_part, amount, reward) => {
  expect(rewardOf(sale, amount)).toBe(reward);
});

it('a referrer gets nothing from a sale in which nobody was referred', () => {
  expect(rewardOf(unreferred, ether(4n))).toBe(0n);
});
