import { describe, expect, it } from '@jest/globals';
import { ANYONE_DELAY, GrowStatus } from '@rab/contracts';
import { launchpadFixture } from '../../test/launchpadFixture.ts';
import { type Launchpad, SaleKind } from '../model/Launchpad.ts';
import type { BuyerState } from '../queries/saleState.ts';
import { buyerActions, buyingClosedReason } from './buyerActions.ts';
import { ownerActions } from './ownerActions.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const address = (digit: string) => `0x${digit.repeat(40)}` as `0x${string}`;
const [owner, admin, stranger] = [address('3'), address('7'), address('9')];

const full = { totalBaseCollected: ether(10n) };
const growAt = (status: GrowStatus) => launchpadFixture({ kind: SaleKind.GROW, ...full, growStatus: status });
const failed = launchpadFixture({ forceFailed: true });
const listed = launchpadFixture({ ...full, lpGenerationComplete: true });
const deposit = { baseDeposited: ether(1n), claimedAmount: 0n } as BuyerState;

describe('buyerActions', () => {
  it.each<[string, Launchpad, bigint, boolean]>([
    ['live', launchpadFixture(), 1500n, false],
    ['successful', launchpadFixture(full), 2001n, false],
    ['failed', failed, 1500n, true],
    ['listed', listed, 2001n, false],
    ['in listing', growAt(GrowStatus.LISTING), 2001n, true],
    ['satisfied', growAt(GrowStatus.SATISFY), 2001n, false],
    ['not satisfied', growAt(GrowStatus.NOT_SATISFY), 2001n, true],
  ])('a deposit is paid back by a sale that is %s only as specified [BUY-05]', (_state, sale, now, expected) => {
    expect(buyerActions(sale, deposit, 0n, now).canRefund).toBe(expected);
    expect(buyerActions(sale, { ...deposit, claimedAmount: 1n }, 0n, now).canRefund).toBe(false);
    expect(buyerActions(sale, { ...deposit, baseDeposited: 0n }, 0n, now).canRefund).toBe(false);
    expect(buyerActions(sale, undefined, undefined, now).canRefund).toBe(false);
  });

  it('a claim needs something to claim', () => {
    expect(buyerActions(listed, deposit, 1n, 2001n).canClaim).toBe(true);
    expect(buyerActions(listed, deposit, 0n, 2001n).canClaim).toBe(false);
    expect(buyerActions(listed, deposit, undefined, 2001n).canClaim).toBe(false);
    expect(buyerActions(launchpadFixture(full), deposit, 1n, 2001n).canClaim).toBe(false);
  });
});

describe('buyingClosedReason', () => {
  it.each<[Launchpad, bigint, string | null]>([
    [launchpadFixture(), 999n, 'The sale has not started yet'],
    [launchpadFixture(), 1500n, null],
    [launchpadFixture(full), 1500n, 'The hard cap is reached'],
    [launchpadFixture(full), 2001n, 'The sale has ended'],
    [failed, 1500n, 'The sale has ended'],
  ])('case %#', (sale, now, reason) => {
    expect(buyingClosedReason(sale, now)).toBe(reason);
  });
});

describe('ownerActions', () => {
  const actions = (sale: Launchpad, account: `0x${string}` | undefined, now: bigint, held = 0n) =>
    ownerActions(sale, account, admin, held, now);

  it('lets only the owner cancel, and only before the start', () => {
    expect(actions(launchpadFixture(), owner, 999n).canCancel).toBe(true);
    expect(actions(launchpadFixture(), owner, 1000n).canCancel).toBe(false);
    for (const other of [admin, stranger, undefined])
      expect(actions(launchpadFixture(), other, 999n).canCancel).toBe(false);
  });

  it('lets the owner take the tokens out of a failed sale that still holds some', () => {
    expect(actions(failed, owner, 1500n, 1n).canWithdrawTokens).toBe(true);
    expect(actions(failed, owner, 1500n, 0n).canWithdrawTokens).toBe(false);
    expect(actions(failed, admin, 1500n, 1n).canWithdrawTokens).toBe(false);
    expect(actions(launchpadFixture(), owner, 1500n, 1n).canWithdrawTokens).toBe(false);
  });

  it('lets owner and administrator finalize a successful sale, and anybody a day after its end', () => {
    const sale = launchpadFixture(full);
    for (const account of [owner, admin]) expect(actions(sale, account, 2001n).canFinalize).toBe(true);
    expect(actions(sale, stranger, 2000n + ANYONE_DELAY).canFinalize).toBe(false);
    expect(actions(sale, stranger, 2001n + ANYONE_DELAY).canFinalize).toBe(true);
    expect(actions(sale, undefined, 2001n + ANYONE_DELAY).canFinalize).toBe(false);
    expect(actions(launchpadFixture(), owner, 1500n).canFinalize).toBe(false);
    expect(actions(growAt(GrowStatus.SATISFY), owner, 2001n).canFinalize).toBe(false);
  });

  it('lets the owner, and nobody else, change the project info at any time', () => {
    for (const [sale, now] of [
      [launchpadFixture(), 999n],
      [failed, 1500n],
      [listed, 2001n],
    ] as const) {
      expect(actions(sale, owner, now).canEditInfo).toBe(true);
      for (const other of [admin, stranger, undefined]) expect(actions(sale, other, now).canEditInfo).toBe(false);
    }
  });

  it('knows the administrator by the settings’ RAB address, whatever its case [OWN-06]', () => {
    const mixed = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01' as const;
    const lower = mixed.toLowerCase() as `0x${string}`;
    expect(ownerActions(launchpadFixture(), lower, mixed, 0n, 0n).isAdmin).toBe(true);
    expect(ownerActions(launchpadFixture(), stranger, mixed, 0n, 0n).isAdmin).toBe(false);
    expect(ownerActions(launchpadFixture(), stranger, undefined, 0n, 0n).isAdmin).toBe(false);
  });
});
