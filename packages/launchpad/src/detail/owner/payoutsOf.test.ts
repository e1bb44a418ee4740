import { expect, it } from '@jest/globals';
import { commonStates } from '../../model/commonStates.ts';
import { dueText, payoutsOf } from './payoutsOf.ts';

const { live, success, failed } = commonStates;
const settled = { ...success, phase: 'settled', isClaimOpen: true } as const;
const paidOut = { isFinalized: true, referred: 1n };

it('what a sale may owe to many follows from its state: deposits, tokens, and rewards of a raise that was paid out [RGT-02]', () => {
  expect(payoutsOf(live, paidOut)).toEqual([]);
  expect(payoutsOf(success, paidOut)).toEqual([]);
  expect(payoutsOf(failed, paidOut)).toEqual(['refunds']);
  expect(payoutsOf(settled, paidOut)).toEqual(['claims', 'rewards']);
  expect(payoutsOf(settled, { ...paidOut, referred: 0n })).toEqual(['claims']);
  expect(payoutsOf({ ...settled, isRefundOpen: true }, { ...paidOut, isFinalized: false })).toEqual([
    'refunds',
    'claims',
  ]);
});

it('each payout has a sentence that says who is due what [RGT-02]', () => {
  const batch = { accounts: [], count: 1 };
  expect(dueText([{ ...batch, payout: 'claims' }])).toBe('1 buyer has tokens to claim.');
  expect(
    dueText([
      { ...batch, payout: 'claims', count: 100 },
      { ...batch, payout: 'claims' },
      { ...batch, payout: 'rewards' },
    ]),
  ).toBe('101 buyers have tokens to claim. 1 referrer has a reward to claim.');
});
