import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/sdk/testing';
import type { Contribution } from '../../../model/Contribution.ts';
import { raiseSteps } from './raiseSteps.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const ALICE = `0x${'a'.repeat(40)}` as const;
const at = (timestamp: bigint, amount: number, raised: number, isRefund = false): Contribution => ({
  id: String(timestamp),
  account: ALICE,
  amount: ether(amount),
  isRefund,
  raised: ether(raised),
  timestamp,
  transaction: '0x1',
});

it('the chart begins at the start, steps at each deposit and refund, and holds until now [MNY-12]', () => {
  expect(raiseSteps(saleFixture(), [at(1_500n, 1, 2, true), at(1_300n, 2, 3), at(1_100n, 1, 1)], 1_700n)).toEqual([
    { at: 1_000, value: 0, text: '0 BNB' },
    { at: 1_100, value: 1, text: '1 BNB' },
    { at: 1_300, value: 3, text: '3 BNB' },
    { at: 1_500, value: 2, text: '2 BNB' },
    { at: 1_700, value: 2, text: '2 BNB' },
  ]);
});

it('the chart holds until the end, continues for later refunds, and begins with what older deposits had raised', () => {
  expect(raiseSteps(saleFixture(), [at(1_500n, 1, 8)], 9_000n)).toEqual([
    { at: 1_000, value: 7, text: '7 BNB' },
    { at: 1_500, value: 8, text: '8 BNB' },
    { at: 2_000, value: 8, text: '8 BNB' },
  ]);
  expect(raiseSteps(saleFixture(), [at(2_500n, 2, 6, true)], 9_000n)).toEqual([
    { at: 1_000, value: 8, text: '8 BNB' },
    { at: 2_500, value: 6, text: '6 BNB' },
  ]);
  expect(raiseSteps(saleFixture(), [], 1_500n)).toEqual([]);
});
