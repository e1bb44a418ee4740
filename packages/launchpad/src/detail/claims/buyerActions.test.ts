import { describe, expect, it } from '@jest/globals';
import type { BuyerState } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { commonStates } from '../../model/commonStates.ts';
import type { SaleState } from '../../model/SaleState.ts';
import { buyerActions, buyingClosedReason } from './buyerActions.ts';

const ether = (count: bigint) => count * 10n ** 18n;
const { upcoming, live, success, failed } = commonStates;
const settled: SaleState = { ...success, phase: 'settled', isClaimOpen: true };
const buyer: BuyerState = { deposited: ether(1n), bought: ether(1000n), claimed: 0n, referred: 0n };

describe('buyerActions', () => {
  it('a deposit is paid back to who has one and claimed nothing, where refunds are open [BUY-05]', () => {
    expect(buyerActions(failed, buyer, 0n).canRefund).toBe(true);
    expect(buyerActions(failed, { ...buyer, claimed: 1n }, 0n).canRefund).toBe(false);
    expect(buyerActions(failed, { ...buyer, deposited: 0n }, 0n).canRefund).toBe(false);
    expect(buyerActions(failed, undefined, undefined).canRefund).toBe(false);
    expect(buyerActions(live, buyer, 0n).canRefund).toBe(false);
  });

  it('a claim needs something to claim, and claims that are open [BUY-06]', () => {
    expect(buyerActions(settled, buyer, 1n).canClaim).toBe(true);
    expect(buyerActions(settled, buyer, 0n).canClaim).toBe(false);
    expect(buyerActions(settled, buyer, undefined).canClaim).toBe(false);
    expect(buyerActions(success, buyer, 1n).canClaim).toBe(false);
  });
});

describe('buyingClosedReason', () => {
  it.each<[SaleState, bigint, string | null]>([
    [upcoming, 999n, 'The sale hasn’t started yet'],
    [live, 1500n, null],
    [success, 1500n, 'The hard cap is reached'],
    [success, 2000n, 'The hard cap is reached'],
    [success, 2001n, 'The sale has ended'],
    [settled, 1500n, 'The sale has ended'],
    [failed, 1500n, 'The sale has ended'],
  ])('case %#', (state, now, reason) => {
    expect(buyingClosedReason(saleFixture(), state, now)).toBe(reason);
  });
});
