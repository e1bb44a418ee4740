import { expect, it } from '@jest/globals';
import { ANYONE_DELAY } from '@rab/contracts';
import { atLastMoment, saleFixture } from '@rab/launchpad/testing';
import { canFinalize } from './canFinalize.ts';
import { rabSale } from './rabSale.ts';

const full = saleFixture({ raised: 10n * 10n ** 18n });
const nobody = { isOwner: false, isAdmin: false, isConnected: false };
const stranger = { ...nobody, isConnected: true };
const owner = { ...stranger, isOwner: true };
const admin = { ...stranger, isAdmin: true };
const isOpen = (roles: typeof nobody, now: bigint, sale = full) =>
  canFinalize(sale, rabSale.stateOf(sale, now), roles, now);

it('lets owner and administrator finalize a successful sale, and anybody a day after its end [OWN-03]', () => {
  for (const roles of [owner, admin]) expect(isOpen(roles, 2001n)).toBe(true);
  expect(isOpen(stranger, 2000n + ANYONE_DELAY)).toBe(false);
  expect(isOpen(stranger, 2001n + ANYONE_DELAY)).toBe(true);
  expect(isOpen(nobody, 2001n + ANYONE_DELAY)).toBe(false);
  expect(isOpen(owner, 1500n, saleFixture())).toBe(false);
});

it('is open to anybody from a moment on at which the screens decide anew', () => {
  const from = 2001n + ANYONE_DELAY;
  expect(atLastMoment(rabSale, full, from)).toBe(from);
});
