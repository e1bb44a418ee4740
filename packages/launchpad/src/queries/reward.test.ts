import { expect, it } from '@jest/globals';
import { readContext } from '@rab/testing/readIntervals';
import type { ReadContext } from '@rab/wallet-context';
import { getReward } from './reward.ts';

const sale = `0x${'1'.repeat(40)}` as const;
const rewardOfNode = (simulateContract: () => Promise<unknown>) =>
  getReward({ ...readContext, client: { simulateContract } } as unknown as ReadContext, { sale, account: sale });

it('a reward is open where its claim would succeed, and not where it would fail [BUY-07]', async () => {
  expect(await rewardOfNode(async () => ({}))).toBe('open');
  expect(await rewardOfNode(() => Promise.reject(new Error('no node')))).toBe('none');
});
