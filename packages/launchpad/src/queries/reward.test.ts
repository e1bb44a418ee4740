import { expect, it } from '@jest/globals';
import { getReward } from '@rab/sdk/sales';
import { readContext } from '@rab/testing/readIntervals';
import type { ReadContext } from '@rab/wallet-context';

const sale = `0x${'1'.repeat(40)}` as const;
const account = `0x${'5'.repeat(40)}` as const;
/** The reward by a node that gives this answer to the account's `claimReward`, and accepts nothing else. */
const rewardOfNode = (answer: () => Promise<unknown>) => {
  const simulateContract = async (call: object) => {
    expect(call).toMatchObject({ address: sale, functionName: 'claimReward', args: [], account });
    return answer();
  };
  return getReward({ ...readContext, client: { simulateContract } } as unknown as ReadContext, { sale, account });
};

it('a reward is open where its claim would succeed, and not where it would fail [BUY-07]', async () => {
  expect(await rewardOfNode(async () => ({}))).toBe('open');
  expect(await rewardOfNode(() => Promise.reject(new Error('no node')))).toBe('none');
});
