import { expect, it } from '@jest/globals';
import { getClaimable } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { readContext } from '@rab/testing/readIntervals';
import type { ReadContext } from '@rab/wallet-context';
import { commonStates } from '../model/commonStates.ts';
import { claimableParameters, claimableQueryOptions } from './claimable.ts';

const account = '0x5555555555555555555555555555555555555555';
const sale = saleFixture();
/** A node whose simulation of the account's `userWithdrawTokens` answers this, and no other one does. */
const nodeThat = (answer: () => Promise<unknown>): ReadContext => {
  const simulateContract = async (call: object) => {
    expect(call).toMatchObject({ address: sale.id, functionName: 'userWithdrawTokens', args: [], account });
    return answer();
  };
  return { ...readContext, client: { simulateContract } } as unknown as ReadContext;
};

it('a claim is simulated every 60 s, only after the end; a failed one counts as 0 [BUY-06]', async () => {
  const parameters = { sale: sale.id, account } as const;
  expect(claimableQueryOptions(readContext, parameters)).toMatchObject({ refetchInterval: 60_000 });
  expect(
    await getClaimable(
      nodeThat(async () => ({ result: 7n })),
      parameters,
    ),
  ).toBe(7n);
  expect(
    await getClaimable(
      nodeThat(() => Promise.reject(new Error('execution reverted'))),
      parameters,
    ),
  ).toBe(0n);

  const { upcoming, live, success, failed } = commonStates;
  for (const ended of [success, failed]) expect(claimableParameters(sale, ended, account)).toEqual(parameters);
  for (const early of [upcoming, live]) expect(claimableParameters(sale, early, account)).toBeNull();
  expect(claimableParameters(sale, success, undefined)).toBeNull();
});
