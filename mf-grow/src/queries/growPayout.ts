import { SALE_MS } from '@rab/config';
import { privateSaleAbi } from '@rab/contracts/abis';
import { baseFeeAmount, referralPool } from '@rab/contracts/sale';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** How the raise of a satisfied grow is split when it is paid out. Base units. */
export interface GrowPayout {
  /** Deposits that nobody took back. */
  raised: bigint;
  fee: bigint;
  referrers: bigint;
  owner: bigint;
}

/** As `PrivateSale.finalized` splits it in SATISFY; in NOT_SATISFY it pays out claimed deposits only. */
export async function getGrowPayout({ client }: ReadContext, grow: Address): Promise<GrowPayout> {
  const [, info, , { baseFee }, counters, , , referred] = await client.readContract({
    address: grow,
    abi: privateSaleAbi,
    functionName: 'getInfo',
  });
  const raised = counters.TOTAL_BASE_COLLECTED - counters.TOTAL_BASE_WITHDRAWN;
  const fee = baseFeeAmount(raised, baseFee);
  const referrers = referralPool(raised, baseFee, info.referralRate, referred);
  return { raised, fee, referrers, owner: raised - fee - referrers };
}

export const { options: growPayoutQueryOptions, useRead: useGrowPayout } = defineRead({
  name: 'growPayout',
  get: getGrowPayout,
  about: (grow) => [topics.sale(grow)],
  refetchInterval: SALE_MS,
});
