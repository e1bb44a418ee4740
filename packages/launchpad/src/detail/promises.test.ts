import { describe, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { kindFixture } from '../../test/kindFixture.ts';
import { commonStates } from '../model/commonStates.ts';
import { claimText, liquidityText, listingPriceText, ownerText, refundText } from './promises.ts';

const DAY = 86_400n;
const sale = saleFixture({ end: 1_803_902_400n });

it('a sale says what of its raise is locked as liquidity and for how long, and one without a listing that nothing is [LOK-02]', () => {
  expect(liquidityText(sale)).toBe('60% of the raise after fees, locked for 30 days');
  expect(liquidityText({ listing: null })).toBe('None: this sale doesn’t list the token');
});

it('nothing of a failed sale becomes liquidity [LOK-07]', () => {
  expect(liquidityText(sale, 'failed')).toBe('None: a failed sale isn’t listed');
});

it('the price at the listing is said next to the price, with how much dearer or cheaper it is [LOK-02]', () => {
  const { listing } = sale;
  const at = (rate: bigint | null) => listingPriceText({ ...sale, listing: listing && { ...listing, rate } });
  const tokens = 10n ** 18n;
  expect(at(800n * tokens)).toBe('1 BNB = 800 CARROT, 25% above the sale price');
  expect(at(1_250n * tokens)).toBe('1 BNB = 1,250 CARROT, 20% below the sale price');
  expect(at(1_000n * tokens)).toBe('1 BNB = 1,000 CARROT, same as the sale price');
  expect(at(null)).toBe('Same as the sale price');
  expect(listingPriceText({ ...sale, listing: null })).toBe('This sale doesn’t list the token');
});

it('what an owner can still do is said by state, by terms and by the kind of sale [LOK-07]', () => {
  const { upcoming, live, success, failed } = commonStates;
  const listed = { ...sale, whitelistSeconds: 60n };
  const kind = {
    ownerActOf: (_: unknown, { phase }: { phase: string }) => (phase === 'succeeded' ? 'Finalize' : null),
    ownerPower: 'list the token',
  };
  expect(ownerText(kind, listed, upcoming)).toBe(
    'Cancel the sale, change the whitelist, and edit the project info. Can’t change the terms or your deposit.',
  );
  expect(ownerText(kind, sale, live)).toBe('Edit the project info. Can’t change the terms or your deposit.');
  expect(ownerText(kind, sale, success)).toBe(
    'List the token and edit the project info. Can’t change the terms or your deposit.',
  );
  expect(ownerText({}, sale, failed)).toBe('Withdraw the tokens and edit the project info. Can’t change the terms.');
  expect(ownerText({}, sale, { name: 'finalized', phase: 'settled' })).toBe(
    'Edit the project info. Can’t change the terms.',
  );
});

describe('bought tokens', () => {
  const { live, success, failed } = commonStates;
  const listed = { isClaimOpen: true, phase: 'settled' } as const;
  const vesting = { basisPoints: 6_000n, startSeconds: 0n, endSeconds: 3n * DAY, periodSeconds: DAY, isLinear: false };
  const vested = { ...sale, vesting };
  it.each([
    ['wait for the listing while a sale runs', sale, live, 'All at listing'],
    ['wait for the listing of a sale that succeeded', sale, success, 'All at listing'],
    ['vest from the listing on', vested, live, '40% at listing, the rest by 2027-03-04 12:00 UTC'],
    ['can be claimed once a sale is listed', sale, listed, 'All now'],
    ['vest as planned once a sale is listed', vested, listed, '40% at listing, the rest by 2027-03-04 12:00 UTC'],
    ['are not paid out by a failed sale', sale, failed, 'None: deposits are refunded'],
    ['are not paid out by a failed sale with vesting', vested, failed, 'None: deposits are refunded'],
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
      'In full if less than 3 BNB is raised, or if the sale isn’t completed by 2027-03-08 12:00 UTC',
    ],
    [
      'is back below the soft cap, or where nobody acts, in a sale',
      live,
      kind,
      'In full if less than 3 BNB is raised, or if the sale isn’t completed by 2027-03-08 12:00 UTC',
    ],
    [
      'is back below the soft cap alone where no act is needed',
      live,
      kindFixture,
      'In full if less than 3 BNB is raised',
    ],
    [
      'is back where nobody acts, above the soft cap',
      success,
      kind,
      'In full if the sale isn’t completed by 2027-03-08 12:00 UTC',
    ],
    ['can be taken back when the sale has failed', failed, kind, 'Open now, in full'],
    ['is spent when the sale is settled', { ...success, phase: 'settled' }, kind, 'No longer: the sale succeeded'],
  ] as const)('%s [LOK-02]', (_, state, of, text) => {
    expect(refundText(of, sale, state)).toBe(text);
  });
});
