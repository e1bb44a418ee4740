import { describe, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import { commonStates } from '../../model/commonStates.ts';
import { rolesOf } from '../../model/SaleRoles.ts';
import type { SaleState } from '../../model/SaleState.ts';
import { ownerActions } from './ownerActions.ts';

const address = (digit: string) => `0x${digit.repeat(40)}` as `0x${string}`;
const [owner, admin, stranger] = [address('3'), address('7'), address('9')];
const { upcoming, live, success, failed } = commonStates;

describe('ownerActions', () => {
  const actions = (state: SaleState, account: `0x${string}` | undefined, held = 0n) =>
    ownerActions(state, rolesOf(saleFixture(), account, admin), held);

  it('lets only the owner cancel, and only before the start', () => {
    expect(actions(upcoming, owner).canCancel).toBe(true);
    expect(actions(live, owner).canCancel).toBe(false);
    for (const other of [admin, stranger, undefined]) expect(actions(upcoming, other).canCancel).toBe(false);
  });

  it('lets the administrator make a sale fail until it is settled, before its start the owner too [OWN-01]', () => {
    for (const state of [upcoming, live, success]) expect(actions(state, admin).canForceFail).toBe(true);
    for (const state of [failed, { ...success, phase: 'settled' } as const])
      expect(actions(state, admin).canForceFail).toBe(false);
    for (const other of [owner, stranger, undefined]) expect(actions(live, other).canForceFail).toBe(false);
    expect(actions(upcoming, owner).canCancel).toBe(true);
  });

  it('lets the owner take back what was sent by mistake [OWN-05]', () => {
    expect(actions(live, owner).canRecover).toBe(true);
    for (const other of [admin, stranger, undefined]) expect(actions(live, other).canRecover).toBe(false);
  });

  it('lets the administrator label a sale in every state [ADM-05]', () => {
    for (const state of [upcoming, live, success, failed]) expect(actions(state, admin).canLabel).toBe(true);
    for (const other of [owner, stranger, undefined]) expect(actions(live, other).canLabel).toBe(false);
  });

  it('lets the owner take the tokens out of a failed sale that still holds some [OWN-02]', () => {
    expect(actions(failed, owner, 1n).canWithdrawTokens).toBe(true);
    expect(actions(failed, owner, 0n).canWithdrawTokens).toBe(false);
    expect(actions(failed, admin, 1n).canWithdrawTokens).toBe(false);
    expect(actions(live, owner, 1n).canWithdrawTokens).toBe(false);
  });

  it('lets the owner pay out all buyers where tokens or deposits are open, and only there [RGT-02]', () => {
    const settled = { ...success, phase: 'settled', isClaimOpen: true } as const;
    for (const state of [failed, settled]) {
      expect(actions(state, owner).canPayOut).toBe(true);
      for (const other of [admin, stranger, undefined]) expect(actions(state, other).canPayOut).toBe(false);
    }
    for (const state of [upcoming, live, success]) expect(actions(state, owner).canPayOut).toBe(false);
  });

  it('lets the owner, and nobody else, change the project info at any time', () => {
    for (const state of [upcoming, failed, success]) {
      expect(actions(state, owner).canEditInfo).toBe(true);
      for (const other of [admin, stranger, undefined]) expect(actions(state, other).canEditInfo).toBe(false);
    }
  });
});

describe('rolesOf', () => {
  it('knows the administrator by the settings’ RAB address, whatever its case [OWN-06]', () => {
    const mixed = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01' as const;
    const lower = mixed.toLowerCase() as `0x${string}`;
    expect(rolesOf(saleFixture(), lower, mixed).isAdmin).toBe(true);
    expect(rolesOf(saleFixture(), stranger, mixed).isAdmin).toBe(false);
    expect(rolesOf(saleFixture(), stranger, undefined).isAdmin).toBe(false);
  });
});
