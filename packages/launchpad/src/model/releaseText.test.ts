import { expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { releaseText } from './releaseText.ts';

const DAY = 86_400n;
const bought = 1_500n * 10n ** 18n;
const vesting = { isLinear: false, startSeconds: 0n, endSeconds: 3n * DAY, basisPoints: 6_000n, periodSeconds: DAY };
const text = (change: Partial<NonNullable<Sale['vesting']>> | null) =>
  releaseText(saleFixture({ end: 0n, vesting: change && { ...vesting, ...change } }), bought, 'at listing');

it.each<[string, Partial<NonNullable<Sale['vesting']>> | null, string]>([
  ['all at once', null, '1,500 CARROT at listing'],
  ['in rounds', {}, '600 CARROT at listing, then 300 CARROT every day until 1970-01-04 00:00 UTC'],
  ['in one round', { periodSeconds: 3n * DAY }, '600 CARROT at listing, then 900 CARROT on 1970-01-04 00:00 UTC'],
  [
    'in rounds that begin later',
    { startSeconds: DAY, periodSeconds: DAY / 2n },
    '600 CARROT at listing, then 225 CARROT every 12 hours from 1970-01-02 00:00 UTC until 1970-01-04 00:00 UTC',
  ],
  [
    'little by little',
    { isLinear: true },
    '600 CARROT at listing, then the other 900 CARROT continuously until 1970-01-04 00:00 UTC',
  ],
  [
    'none at first',
    { basisPoints: 10_000n },
    'nothing at listing, then 500 CARROT every day until 1970-01-04 00:00 UTC',
  ],
])('says what one gets and when, %s, with the amounts of the contract [MNY-01]', (_how, change, expected) => {
  expect(text(change)).toBe(expected);
});

it('a first release of one base unit is said, and so is a vesting that starts after one second', () => {
  const { token } = saleFixture();
  // 1 of 10,000 units at first, and the rest in three rounds of 3,333
  const terms = { ...vesting, basisPoints: 9_999n };
  const sale = { end: 0n, token: { ...token, decimals: 0 }, vesting: terms };
  expect(releaseText(sale, 10_000n, 'at listing')).toBe(
    '1 CARROT at listing, then 3,333 CARROT every day until 1970-01-04 00:00 UTC',
  );
  const later = { ...sale, end: 59n, vesting: { ...terms, startSeconds: 1n } };
  expect(releaseText(later, 10_000n, 'at listing')).toBe(
    '1 CARROT at listing, then 3,333 CARROT every day from 1970-01-01 00:01 UTC until 1970-01-04 00:00 UTC',
  );
});
