import { describe, expect, it } from '@jest/globals';
import { zeroAddress } from 'viem';
import { GrowStatus } from '../sale/SaleStatus.ts';
import {
  addLiquidityCall,
  cancelCall,
  claimCall,
  depositCall,
  finalizeGrowCall,
  handBackCall,
  leaveCall,
  setPartsStoppedCall,
  setStatusCall,
  setVisibleCall,
  takePartCall,
  whitelistCall,
  withdrawPartsCall,
} from './actCalls.ts';

const SALE = `0x${'5'.repeat(40)}` as const;
const COIN = `0x${'6'.repeat(40)}` as const;
const WORD = `0x${'8'.repeat(64)}` as const;
const FRIEND = `0x${'7'.repeat(40)}` as const;
const sale = { id: SALE, base: { address: zeroAddress } };

describe('a deposit [BUY-04]', () => {
  it('a deposit of the native currency goes with the call', () => {
    expect(depositCall(sale, 5n, null)).toMatchObject({ args: [5n, zeroAddress], value: 5n });
    expect(takePartCall(sale, 5n)).toMatchObject({ args: [5n], value: 5n });
  });

  it('a deposit of a token is taken by the sale, and nothing goes with the call', () => {
    const paid = { ...sale, base: { address: COIN } };
    expect(depositCall(paid, 5n, null)).toMatchObject({ args: [5n, zeroAddress] });
    for (const call of [depositCall(paid, 5n, null), takePartCall(paid, 5n)]) expect(call.value ?? 0n).toBe(0n);
  });

  it('a deposit with a permit hands it on, proven by the same event, and nothing goes with the call', () => {
    const permit = { deadline: 9n, v: 27, r: WORD, s: WORD };
    const paid = { ...sale, base: { address: COIN } };
    const functionName = 'userDepositWithPermit';
    expect(depositCall(paid, 5n, FRIEND, permit)).toMatchObject({ functionName, args: [5n, FRIEND, permit] });
    expect(depositCall(paid, 5n, null, permit).args).toEqual([5n, zeroAddress, permit]);
    expect(takePartCall(paid, 5n, permit)).toMatchObject({ functionName, args: [5n, permit] });
    for (const call of [depositCall(paid, 5n, null, permit), takePartCall(paid, 5n, permit)])
      expect(call).toMatchObject({ address: SALE, emits: { eventName: 'UserDeposited', sender: 'account' } });
  });

  it('names who brought the buyer', () => {
    expect(depositCall(sale, 5n, FRIEND).args).toEqual([5n, FRIEND]);
  });
});

it.each([
  ['a deposit', depositCall(sale, 5n, null), 'userDeposit', { eventName: 'UserDeposited', sender: 'account' }],
  ['a part', takePartCall(sale, 5n), 'userDeposit', { eventName: 'UserDeposited', sender: 'account' }],
  ['a claim', claimCall(sale), 'userWithdrawTokens', { eventName: 'TokensClaimed', sender: 'account' }],
  ['an exit', leaveCall(sale), 'leave', { eventName: 'DepositLeft', sender: 'account' }],
  ['a listing', addLiquidityCall(sale), 'addLiquidity', { eventName: 'Finalized' }],
  ['a review', setStatusCall(sale, GrowStatus.LISTING), 'setStatusByRAB', { eventName: 'StatusSetByRAB' }],
  ['a showing', setVisibleCall(sale, true), 'setIsVisible', { eventName: 'VisibilitySet' }],
  ['a hand-back', handBackCall(sale, 5n), 'handBack', { eventName: 'HandedBack', sender: 'account' }],
  ['a part', withdrawPartsCall(sale), 'withdrawParts', { eventName: 'PartsPaid' }],
  ['a stop', setPartsStoppedCall(sale, true), 'setPartsStopped', { eventName: 'PartsStopped' }],
  ['a payout', finalizeGrowCall(sale), 'finalized', { eventName: 'Finalized' }],
  ['a cancellation', cancelCall(sale), 'forceFailByPresaleOwner', { eventName: 'ForceFailed', sender: 'by' }],
  ['a listed buyer', whitelistCall(sale, [FRIEND], true), 'addWhitelistAccount', { eventName: 'WhitelistChanged' }],
  [
    'an unlisted one',
    whitelistCall(sale, [FRIEND], false),
    'removeWhitelistAccount',
    { eventName: 'WhitelistChanged' },
  ],
])('%s is a call of the sale, proven by its own event', (_, call, functionName, emits) => {
  expect(call).toMatchObject({ address: SALE, functionName, emits });
});

it('what decides about somebody else, or about showing, says whom and what', () => {
  for (const isAdded of [true, false]) expect(whitelistCall(sale, [FRIEND], isAdded).args).toEqual([[FRIEND]]);
  expect(setVisibleCall(sale, true).args).toEqual([true]);
  expect(setStatusCall(sale, GrowStatus.LISTING).args).toEqual([GrowStatus.LISTING]);
});
