import { SALE_MS } from '@rab/config';
import { GrowStatus } from '@rab/contracts';
import { privateSaleAbi } from '@rab/contracts/abis';
import type { LiveState } from '@rab/launchpad';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';

/** What moves of a RAB Grow, as its contract has it now; the counters sit one place later than a RAB Sale's (GRW-06). */
export async function getLiveGrow({ client }: ReadContext, sale: Address): Promise<LiveState> {
  const contract = { address: sale, abi: privateSaleAbi };
  const [[, , { isVisible, projectInfoHash }, , counters, status, , referred], isFinalized] = await Promise.all([
    client.readContract({ ...contract, functionName: 'getInfo' }),
    client.readContract({ ...contract, functionName: 'isFinalized' }),
  ]);
  return {
    raised: counters.TOTAL_BASE_COLLECTED,
    sold: counters.TOTAL_TOKENS_SOLD,
    buyerCount: Number(counters.NUM_BUYERS),
    referred,
    isCancelled: counters.FORCE_FAILED,
    reviewStatus: status >= GrowStatus.LISTING ? status : 0,
    isFinalized,
    isVisible,
    projectInfoHash,
  };
}

export const { options: liveGrowQueryOptions, useRead: useLiveGrow } = defineRead({
  name: 'liveGrow',
  get: getLiveGrow,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
