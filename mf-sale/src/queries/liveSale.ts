import { SALE_MS } from '@rab/config';
import { presaleAbi } from '@rab/contracts/abis';
import type { LiveState } from '@rab/launchpad';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';

/** What moves of a RAB Sale, as its contract has it now (GRW-06). */
export async function getLiveSale({ client }: ReadContext, sale: Address): Promise<LiveState> {
  const [, { projectInfoHash }, , counters, , , referred] = await client.readContract({
    address: sale,
    abi: presaleAbi,
    functionName: 'getInfo',
  });
  return {
    raised: counters.TOTAL_BASE_COLLECTED,
    sold: counters.TOTAL_TOKENS_SOLD,
    buyerCount: Number(counters.NUM_BUYERS),
    referred,
    isCancelled: counters.FORCE_FAILED,
    isListed: counters.LP_GENERATION_COMPLETE,
    isFinalized: counters.LP_GENERATION_COMPLETE,
    projectInfoHash,
  };
}

export const { options: liveSaleQueryOptions, useRead: useLiveSale } = defineRead({
  name: 'liveSale',
  get: getLiveSale,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
