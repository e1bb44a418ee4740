import { saleAbi } from '@rab/contracts/abis';
import { errorNameOf } from '@rab/contracts/error-name';
import type { ReadContext } from '../ReadContext.ts';
import type { BuyerParameters } from './getBuyer.ts';

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
