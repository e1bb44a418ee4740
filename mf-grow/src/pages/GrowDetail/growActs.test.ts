import { expect, it } from '@jest/globals';
import { GROW_LISTING_GRACE, GrowStatus, REVIEW_GRACE } from '@rab/contracts';
import { atLastMoment, rolesFixture, saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { rabGrow } from '../../kind/rabGrow.ts';
import { growActs } from './growActs.ts';

const END = 2000n;
const full = { listing: null, raised: 10n * 10n ** 18n };
const { nobody, stranger, owner, admin } = rolesFixture;

const open = (change: Partial<Sale>, roles: typeof nobody, now = END + 1n) => {
  const sale = saleFixture({ ...full, ...change });
  return growActs.flatMap(({ id, isOpen }) => (isOpen(sale, rabGrow.stateOf(sale, now), roles, now) ? id : []));
};

it('only the administrator shows and hides, and judges: first LISTING, then SATISFY or NOT SATISFY [OWN-07]', () => {
  expect(open({ isVisible: false, raised: 0n }, admin, 999n)).toEqual(['show']);
  expect(open({}, admin)).toEqual(['listing', 'hide']);
  expect(open({ reviewStatus: GrowStatus.LISTING }, admin)).toEqual(['satisfy', 'not-satisfy', 'hide']);
  for (const roles of [nobody, stranger, owner])
    for (const reviewStatus of [0, GrowStatus.LISTING])
      expect(open({ isVisible: false, reviewStatus }, roles)).toEqual([]);
});

it('owner and administrator pay out a judged grow, once; anybody can 30 days after the end [OWN-08]', () => {
  for (const reviewStatus of [GrowStatus.SATISFY, GrowStatus.NOT_SATISFY]) {
    expect(open({ reviewStatus }, owner)).toEqual(['finalize']);
    expect(open({ reviewStatus }, admin)).toEqual(['finalize', 'hide']);
    // whether it has parts its buttons know
    expect(open({ reviewStatus, isFinalized: true }, owner)).toEqual(['withdraw-parts']);
    expect(open({ reviewStatus }, stranger, END + REVIEW_GRACE)).toEqual([]);
    expect(open({ reviewStatus }, stranger, END + REVIEW_GRACE + 1n)).toEqual(['finalize']);
    expect(open({ reviewStatus }, nobody, END + REVIEW_GRACE + 1n)).toEqual([]);
  }
});

it('once a judged grow is paid out, its owner withdraws parts and the administrator stops them; nobody else does either [RGT-05]', () => {
  for (const reviewStatus of [GrowStatus.SATISFY, GrowStatus.NOT_SATISFY]) {
    expect(open({ reviewStatus, isFinalized: true }, admin)).toEqual(['stop-parts', 'hide']);
    for (const roles of [stranger, nobody]) expect(open({ reviewStatus, isFinalized: true }, roles)).toEqual([]);
  }
  expect(open({ reviewStatus: GrowStatus.LISTING, isFinalized: true }, owner)).toEqual([]);
});

it('anybody can close a review that nobody decided in time, from a moment at which the screens update [ADM-04]', () => {
  const sale = saleFixture({ ...full, reviewStatus: GrowStatus.LISTING });
  const from = END + GROW_LISTING_GRACE + 1n;
  expect(open(sale, stranger, from - 1n)).toEqual([]);
  expect(open(sale, stranger, from)).toEqual(['close']);
  for (const moment of [from, END + REVIEW_GRACE + 1n]) expect(atLastMoment(rabGrow, sale, moment)).toBe(moment);
});

it('a failed grow cannot be shown any more: nobody could buy [OWN-07]', () => {
  expect(open({ isVisible: false, isCancelled: true }, admin)).toEqual([]);
});

it('a grow of which buyers took back too much cannot be set to SATISFY [OWN-07]', () => {
  const opens = (refunded: bigint) => open({ reviewStatus: GrowStatus.LISTING, refunded }, admin).includes('satisfy');
  const spare = full.raised - saleFixture().softCap;
  expect([opens(0n), opens(spare), opens(spare + 1n)]).toEqual([true, true, false]);
});
