import { expect, it } from '@jest/globals';
import { termsWarnings, type WarnedTerms } from './termsWarnings.ts';

const ETHER = 10n ** 18n;
const DAY = 86_400n;
const NOW = 1_000n * DAY;
const warnings = (change: Partial<WarnedTerms>) =>
  termsWarnings({
    token: { decimals: 18, symbol: 'CRT' },
    base: { decimals: 18, symbol: 'BNB' },
    now: NOW,
    end: NOW + DAY,
    prices: { sale: 1_000n * ETHER, listing: 1_000n * ETHER },
    referral: { rate: 0n, baseFee: 40n, minBuy: ETHER / 10n, hardCap: 10n * ETHER },
    ...change,
  });

it('what nobody regrets is not warned of: a listing at the price of the sale, no referrers, an end and a lock that are near [MNY-06]', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ end: NOW + 60n * DAY - 1n, lockPeriod: 730n * DAY - 1n })).toEqual([]);
});

it('a lock of two years, an end in sixty days, a cheaper listing and one referral are, each in a sentence with its number [MNY-06]', () => {
  expect(warnings({ lockPeriod: 730n * DAY })).toEqual([
    'The liquidity is locked for 730 days. Nobody can withdraw it earlier, including you.',
  ]);
  expect(warnings({ end: NOW + 60n * DAY })).toEqual([
    'The sale ends in 60 days. Until then, buyers can’t withdraw their deposits and you aren’t paid.',
  ]);
  expect(warnings({ prices: { sale: 1_000n * ETHER, listing: 1_010n * ETHER } })).toEqual([
    'Buyers’ tokens lose 0.99% at listing: the listing price is below the sale price. 1 BNB = 1,000 CRT in the sale, 1 BNB = 1,010 CRT at listing.',
  ]);
  expect(warnings({ prices: { sale: 1_000n * ETHER, listing: 1_000n * ETHER + 1n } })).toHaveLength(1);
  const referral = { rate: 50n, baseFee: 40n, minBuy: ETHER / 10n, hardCap: 10n * ETHER };
  expect(warnings({ referral })).toEqual([
    'Referrers split their share by the deposits they bring. If only one buyer uses a link, even for 0.1 BNB, that referrer gets all of it: up to 0.48 BNB.',
  ]);
});

it('a cheaper listing is said by what one unit of the currency buys, whole units of the token only [MNY-06]', () => {
  const prices = { sale: (3n * ETHER) / 2n, listing: (8n * ETHER) / 5n };
  expect(warnings({ token: { decimals: 0, symbol: 'CRT' }, prices })).toEqual([
    'Buyers’ tokens lose 37.5% at listing: the listing price is below the sale price. 1 BNB = 1.5 CRT in the sale, 1 BNB = 1.6 CRT at listing.',
  ]);
});

it('a sale without a listing of its own and without referrers has neither warning; one per mille for them has its own [MNY-06]', () => {
  const plain = { token: { decimals: 18, symbol: 'CRT' }, base: { decimals: 18, symbol: 'BNB' }, now: NOW, end: NOW };
  expect(termsWarnings(plain)).toEqual([]);
  const least = { rate: 1n, baseFee: 40n, minBuy: ETHER, hardCap: 10n * ETHER };
  expect(termsWarnings({ ...plain, referral: least })).toHaveLength(1);
});
