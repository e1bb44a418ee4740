import { describe, expect, it } from '@jest/globals';
import { zeroAddress } from '@rab/wallet-context/contract';
import { saleFixture } from '../../test/saleFixture.ts';
import { depositCall } from './saleCalls.ts';

const COIN = `0x${'6'.repeat(40)}` as const;
const FRIEND = `0x${'7'.repeat(40)}` as const;
const { base } = saleFixture();

describe('a deposit [BUY-04]', () => {
  it('of the native currency goes with the call', () => {
    expect(depositCall(saleFixture(), 5n, null)).toMatchObject({ args: [5n, zeroAddress], value: 5n });
  });

  it('of a token is taken by the sale, and nothing goes with the call', () => {
    const call = depositCall(saleFixture({ base: { ...base, address: COIN } }), 5n, null);
    expect(call).toMatchObject({ args: [5n, zeroAddress] });
    expect(call.value ?? 0n).toBe(0n);
  });

  it('names who brought the buyer', () => {
    expect(depositCall(saleFixture(), 5n, FRIEND).args).toEqual([5n, FRIEND]);
  });
});
