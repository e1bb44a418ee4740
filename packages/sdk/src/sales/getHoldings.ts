import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { type BuyerState, getBuyer } from './getBuyer.ts';
import { getClaimable } from './getClaimable.ts';
import { getReward, type RewardState } from './getReward.ts';
import type { Sale } from './Sale.ts';

/** What an account has in a sale, and what of it is due. */
export interface Holding extends BuyerState {
  /** Tokens that could be claimed now, base units. */
  claimable: bigint;
  reward: RewardState;
}

export interface HoldingsParameters {
  account: Address;
  sales: readonly (Pick<Sale, 'id' | 'isFinalized' | 'referralPerMille'> & {
    /** Nothing can be claimed before the sale has ended. */
    hasEnded: boolean;
  })[];
}

/** Holdings of an account in the order of `sales`, out of their contracts; all reads go as one request (PRT-01). */
export const getHoldings = (context: ReadContext, { account, sales }: HoldingsParameters): Promise<Holding[]> =>
  Promise.all(
    sales.map(async ({ id: sale, hasEnded, isFinalized, referralPerMille }): Promise<Holding> => {
      const of = { sale, account };
      const [buyer, claimable, reward] = await Promise.all([
        getBuyer(context, { ...of, hasReferrals: referralPerMille > 0n }),
        hasEnded ? getClaimable(context, of) : 0n,
        isFinalized && referralPerMille > 0n ? getReward(context, of) : ('none' as const),
      ]);
      return { ...buyer, claimable, reward };
    }),
  );
