import { referralPool, referralReward } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';

/** What all referrers share now, base units (BUY-10); it grows with the raise until it is paid out. */
export const rewardPool = ({ raised, baseFeePerMille, referralPerMille, referred }: Sale): bigint =>
  referralPool(raised, baseFeePerMille, referralPerMille, referred);

/** The part of it, base units, of who brought so much of the deposits. */
export const rewardOf = (sale: Sale, amount: bigint): bigint => referralReward(rewardPool(sale), amount, sale.referred);
