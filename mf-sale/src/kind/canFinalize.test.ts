import { expect, it } from '@jest/globals';
import { ANYONE_DELAY, ELSEWHERE_DELAY } from '@rab/contracts';
import { atLastMoment, rolesFixture, saleFixture } from '@rab/launchpad/testing';
import { canFinalize } from './canFinalize.ts';
import { canListElsewhere } from './canListElsewhere.ts';
import { rabSale } from './rabSale.ts';

const full = saleFixture({ raised: 10n * 10n ** 18n });
const { nobody, stranger, owner, admin } = rolesFixture;
const isOpen = (roles: typeof nobody, now: bigint, sale = full) =>
  canFinalize(sale, rabSale.stateOf(sale, now), roles, now);

it('the page lets owner and administrator finalize a successful sale, and anybody a day after its end [OWN-03]', () => {
  for (const roles of [owner, admin]) expect(isOpen(roles, 2001n)).toBe(true);
  expect(isOpen(stranger, 2000n + ANYONE_DELAY)).toBe(false);
  expect(isOpen(stranger, 2001n + ANYONE_DELAY)).toBe(true);
  expect(isOpen(nobody, 2001n + ANYONE_DELAY)).toBe(false);
  expect(isOpen(owner, 1500n, saleFixture())).toBe(false);
});

it('finalizing is open to anybody from a moment at which the screens update', () => {
  const from = 2001n + ANYONE_DELAY;
  expect(atLastMoment(rabSale, full, from)).toBe(from);
});

it('the other exchange is open to anybody with a wallet two days after the end, of a success that was not listed', () => {
  const from = 2001n + ELSEWHERE_DELAY;
  const isOpenTo = (roles: typeof nobody, now: bigint) =>
    canListElsewhere(full, rabSale.stateOf(full, now), roles, now);
  expect(isOpenTo(stranger, from - 1n)).toBe(false);
  expect(isOpenTo(stranger, from)).toBe(true);
  expect(isOpenTo(nobody, from)).toBe(false);
  expect(atLastMoment(rabSale, full, from)).toBe(from);
});
