import { expect, it } from '@jest/globals';
import { GrowStatus } from '@rab/contracts';
import { presaleAbi, privateSaleAbi } from '@rab/contracts/abis';
import { getLiveGrow } from '@rab/sdk/sales';
import type { ReadContext } from '@rab/wallet-context';

const GROW = `0x${'1'.repeat(40)}` as const;
const counters = (count: bigint) => ({
  TOTAL_BASE_COLLECTED: count,
  TOTAL_BASE_WITHDRAWN: count - 1n,
  TOTAL_TOKENS_SOLD: count + 1n,
  NUM_BUYERS: count + 2n,
  FORCE_FAILED: false,
});
/** A node whose contract answers with other numbers wherever the indices of a RAB Sale lead. */
const contextOf = (status: number) => {
  const second = { isVisible: true, projectInfoHash: 'Qm' };
  const info = [{}, {}, second, counters(900n), counters(100n), status, 6n, 7n];
  const readContract = async ({ functionName }: { functionName: string }) => (functionName === 'getInfo' ? info : true);
  return { client: { readContract } } as unknown as ReadContext;
};

it('the counters of a grow are read at 4, its status at 5 and what was referred at 7 [GRW-06]', async () => {
  expect(await getLiveGrow(contextOf(GrowStatus.LISTING), GROW)).toEqual({
    raised: 100n,
    refunded: 99n,
    sold: 101n,
    buyerCount: 102,
    referred: 7n,
    isCancelled: false,
    reviewStatus: 4,
    isFinalized: true,
    isVisible: true,
    projectInfoHash: 'Qm',
  });
  for (const status of [GrowStatus.SUCCESS, GrowStatus.FAILED])
    expect((await getLiveGrow(contextOf(status), GROW)).reviewStatus).toBe(0);
});

it('the contracts have counters, status and referrals at 3, 4 and 6 of a sale, at 4, 5 and 7 of a grow [GRW-06]', () => {
  const placesIn = (abi: readonly unknown[]) => {
    type Output = { name: string; type: string; components?: readonly { name: string }[] };
    const functions = abi as readonly { name?: string; outputs?: readonly Output[] }[];
    const outputs = functions.find(({ name }) => name === 'getInfo')?.outputs ?? [];
    return {
      counters: outputs.findIndex(({ components }) => components?.some(({ name }) => name === 'TOTAL_BASE_COLLECTED')),
      status: outputs.findIndex(({ type }) => type === 'uint8'),
      referred: outputs.findLastIndex(({ type }) => type === 'uint256'),
    };
  };
  expect(placesIn(presaleAbi)).toEqual({ counters: 3, status: 4, referred: 6 });
  expect(placesIn(privateSaleAbi)).toEqual({ counters: 4, status: 5, referred: 7 });
});
