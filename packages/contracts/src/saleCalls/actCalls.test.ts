import { describe, expect, it } from '@jest/globals';
import { zeroAddress } from 'viem';
import { GrowStatus } from '../sale/SaleStatus.ts';
import { addLiquidityCall, claimCall, depositCall, setStatusCall } from './actCalls.ts';

const SALE = `0x${'5'.repeat(40)}` as const;
const COIN = `0x${'6'.repeat(40)}` as const;
const FRIEND = `0x${'7'.repeat(40)}` as const;
const sale = { id: SALE, base: { address: zeroAddress } };

describe('a deposit [BUY-04]', () => {
  it('a deposit of the native currency goes with the call', () => {
    expect(depositCall(sale, 5n, null)).toMatchObject({ args: [5n, zeroAddress], value: 5n });
  });

  it('a deposit of a token is taken by the sale, and nothing goes with the call', () => {
    const call = depositCall({ ...sale, base: { address: COIN } }, 5n, null);
    expect(call).toMatchObject({ args: [5n, zeroAddress] });
    expect(call.value ?? 0n).toBe(0n);
  });

  it('names who brought the buyer', () => {
    expect(depositCall(sale, 5n, FRIEND).args).toEqual([5n, FRIEND]);
  });
});

it.each([
  ['a deposit', depositCall(sale, 5n, null), 'userDeposit', { eventName: 'UserDeposited', sender: 'account' }],
  ['a claim', claimCall(sale), 'userWithdrawTokens', { eventName: 'TokensClaimed', sender: 'account' }],
  ['a listing', addLiquidityCall(sale), 'addLiquidity', { eventName: 'Finalized' }],
  ['a review', setStatusCall(sale, GrowStatus.LISTING), 'setStatusByRAB', { eventName: 'StatusSetByRAB' }],
])('%s is a call of the sale, proven by its own event', (_, call, functionName, emits) => {
  expect(call).toMatchObject({ address: SALE, functionName, emits });
});
