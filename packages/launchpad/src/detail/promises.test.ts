import { describe, expect, it } from '@jest/globals';
import { kindFixture } from '../../test/kindFixture.ts';
import { saleFixture } from '../../test/saleFixture.ts';
import { commonStates } from '../model/commonStates.ts';
import { claimText, liquidityText, listingPriceText, ownerText, refundText } from './promises.ts';

const DAY = 86_400n;
const sale = saleFixture({ end: 1_803_902_400n });

it('a sale says what of its raise is locked as liquidity and for how long, and one without a listing that nothing is [LOK-02]', () => {
  expect(liquidityText(sale)).toBe('60% of the raise after fees, locked for 30 days');
  expect(liquidityText({ listing: null })).toBe('None: it does not list itself on an exchange');
});

it('nothing of a failed sale becomes liquidity [LOK-07]', () => {
  expect(liquidityText(sale, 'failed')).toBe('None: a failed sale is not listed');
});

it('the price at the listing is said next to the price, with how much dearer or cheaper it is [LOK-02]', () => {
  const { listing } = sale;
  const at = (rate: bigint | null) => listingPriceText({ ...sale, listing: listing && { ...listing, rate } });
  const tokens = 10n ** 18n;
  expect(at(800n * tokens)).toBe('1 BNB = 800 CARROT, 25% above yours');
  expect(at(1_250n * tokens)).toBe('1 BNB = 1,250 CARROT, 20% below yours');
  expect(at(1_000n * tokens)).toBe('1 BNB = 1,000 CARROT, the same');
  expect(at(null)).toBe('The same, as the raise makes it');
  expect(listingPriceText({ ...sale, listing: null })).toBe('It does not list itself');
});

it('what an owner can still do is said by state, by terms and by the kind of sale [LOK-07]', () => {
  const { upcoming, live, success, failed } = commonStates;
  const listed = { ...sale, whitelistSeconds: 60n };
  const kind = {
    ownerActOf: (_: unknown, { phase }: { phase: string }) => (phase === 'succeeded' ? 'Finalize' : null),
    ownerPower: 'list it',
  };
  expect(ownerText(kind, listed, upcoming)).toBe(
    'Cancel it, change the whitelist, edit the texts. Never the terms or your deposit.',
  );
  expect(ownerText(kind, sale, live)).toBe('Edit the texts. Never the terms or your deposit.');
  expect(ownerText(kind, sale, success)).toBe('List it, edit the texts. Never the terms or your deposit.');
  expect(ownerText({}, sale, failed)).toBe('Take the tokens back, edit the texts. Never the terms.');
  expect(ownerText({}, sale, { name: 'finalized', phase: 'settled' })).toBe('Edit the texts. Never the terms.');
});

describe('bought tokens', () => {
  const { live, success, failed } = commonStates;
  const listed = { isClaimOpen: true, phase: 'settled' } as const;
  const vesting = { basisPoints: 6_000n, startSeconds: 0n, endSeconds: 3n * DAY, periodSeconds: DAY, isLinear: false };
  const vested = { ...sale, vesting };
  it.each([
    ['wait for the listing while a sale runs', sale, live, 'All of them at the listing'],
    ['wait for the listing of a sale that succeeded', sale, success, 'All of them at the listing'],
    ['vest from the listing on', vested, live, '40% at the listing, the rest by 2027-03-04 12:00 UTC'],
    ['can be claimed once a sale is listed', sale, listed, 'All of them now'],
    ['vest as planned once a sale is listed', vested, listed, '40% at the listing, the rest by 2027-03-04 12:00 UTC'],
    ['are not paid out by a failed sale', sale, failed, 'None: deposits are paid back'],
    ['are not paid out by a failed sale with vesting', vested, failed, 'None: deposits are paid back'],
  ] as const)('%s [LOK-02]', (_, of, state, text) => {
    expect(claimText(kindFixture, of, state)).toBe(text);
  });
});

describe('a deposit', () => {
  const kind = { deadlinesOf: () => [1_803_902_400n, 1_804_507_201n] };
  const { upcoming, live, success, failed } = commonStates;
  it.each([
    [
      'is back below the soft cap, or where nobody acts, before a sale',
      upcoming,
      kind,
      'In full below 3 BNB, or if nobody finishes it by 2027-03-08 12:00 UTC',
    ],
    [
      'is back below the soft cap, or where nobody acts, in a sale',
      live,
      kind,
      'In full below 3 BNB, or if nobody finishes it by 2027-03-08 12:00 UTC',
    ],
    ['is back below the soft cap alone where no act is needed', live, kindFixture, 'In full below 3 BNB'],
    [
      'is back where nobody acts, above the soft cap',
      success,
      kind,
      'In full if nobody finishes it by 2027-03-08 12:00 UTC',
    ],
    ['can be taken back when the sale has failed', failed, kind, 'Open now, for the whole deposit'],
    ['is spent when the sale is settled', { ...success, phase: 'settled' }, kind, 'No longer: the sale succeeded'],
  ] as const)('%s [LOK-02]', (_, state, of, text) => {
    expect(refundText(of, sale, state)).toBe(text);
  });
});
