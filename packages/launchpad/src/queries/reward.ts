import { SALE_MS } from '@rab/config';
import { saleAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { errorNameOf } from '@rab/wallet-context/transactions';
import type { BuyerParameters } from './buyer.ts';

/** Whether an account can claim its referral reward now, or has. */
export type RewardState = 'open' | 'claimed' | 'none';

/** Found out by a simulated claim: the contract has no other way to read it. */
export async function getReward({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<RewardState> {
  try {
    await client.simulateContract({ address: sale, abi: saleAbi, functionName: 'claimReward', args: [], account });
    return 'open';
  } catch (error) {
    return errorNameOf(error) === 'RewardAlreadyClaimed' ? 'claimed' : 'none';
  }
}

export const { options: rewardQueryOptions, useRead: useReward } = defineRead({
  name: 'reward',
  get: getReward,
  about: ({ sale, account }) => [topics.sale(sale), topics.account(account)],
  refetchInterval: SALE_MS,
});
