import { expect, it } from '@jest/globals';
import { getHoldings } from '@rab/sdk/sales';
import { readContext } from '@rab/testing/readIntervals';
import type { ReadContext } from '@rab/wallet-context';

const account = `0x${'5'.repeat(40)}` as const;
const RUNNING = `0x${'a'.repeat(40)}` as const;
const ENDED = `0x${'b'.repeat(40)}` as const;
const LISTED = `0x${'c'.repeat(40)}` as const;

it('what is due is simulated only where it can be: claims after the end, rewards of what is finalized and has referrers [PRT-01]', async () => {
  const simulated: string[] = [];
  const client = {
    readContract: async ({ functionName }: { functionName: string }) =>
      functionName === 'BUYERS' ? [1n, 20n, 3n] : 4n,
    simulateContract: async ({ address, functionName }: { address: string; functionName: string }) => {
      simulated.push(`${address.slice(-1)} ${functionName}`);
      return { result: 17n };
    },
  };
  const sale = { isFinalized: false, referralPerMille: 50n, hasEnded: false };
  const holdings = await getHoldings({ ...readContext, client } as unknown as ReadContext, {
    account,
    sales: [
      { ...sale, id: RUNNING },
      { ...sale, id: ENDED, hasEnded: true },
      { ...sale, id: LISTED, hasEnded: true, isFinalized: true },
      { ...sale, id: LISTED, hasEnded: true, isFinalized: true, referralPerMille: 0n },
    ],
  });
  const own = { deposited: 1n, bought: 20n, claimed: 3n, referred: 4n };
  expect(holdings).toEqual([
    { ...own, claimable: 0n, reward: 'none' },
    { ...own, claimable: 17n, reward: 'none' },
    { ...own, claimable: 17n, reward: 'open' },
    { ...own, referred: 0n, claimable: 17n, reward: 'none' },
  ]);
  expect(simulated.sort()).toEqual([
    'b userWithdrawTokens',
    'c claimReward',
    'c userWithdrawTokens',
    'c userWithdrawTokens',
  ]);
});
