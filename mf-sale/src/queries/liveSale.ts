import { SALE_MS } from '@rab/config';
import { presaleAbi } from '@rab/contracts/abis';
import { type LiveState, saleFromChain } from '@rab/launchpad';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const readInfo = ({ client }: ReadContext, sale: Address) =>
  client.readContract({ address: sale, abi: presaleAbi, functionName: 'getInfo' });

const liveStateOf = ([, { projectInfoHash }, , counters, , , referred]: Awaited<
  ReturnType<typeof readInfo>
>): LiveState => ({
  raised: counters.TOTAL_BASE_COLLECTED,
  refunded: counters.TOTAL_BASE_WITHDRAWN,
  sold: counters.TOTAL_TOKENS_SOLD,
  buyerCount: Number(counters.NUM_BUYERS),
  referred,
  isCancelled: counters.FORCE_FAILED,
  isListed: counters.LP_GENERATION_COMPLETE,
  isFinalized: counters.LP_GENERATION_COMPLETE,
  projectInfoHash,
});

/** What moves of a RAB Sale, as its contract has it now (GRW-06). */
export const getLiveSale = async (context: ReadContext, sale: Address): Promise<LiveState> =>
  liveStateOf(await readInfo(context, sale));

/** A whole RAB Sale out of its contract (MNY-16). */
export async function getChainSale(context: ReadContext, id: Address) {
  const info = await readInfo(context, id);
  const [terms, { presaleOwner, factory }, fees, , , vesting] = info;
  return saleFromChain(context, {
    id,
    owner: presaleOwner,
    terms,
    vesting,
    fees,
    exchange: factory,
    live: liveStateOf(info),
  });
}

export const { options: liveSaleQueryOptions, useRead: useLiveSale } = defineRead({
  name: 'liveSale',
  get: getLiveSale,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});

export const { useRead: useChainSale } = defineRead({
  name: 'chainSale',
  get: getChainSale,
  about: (sale) => [topics.sale(sale)],
  refetchInterval: SALE_MS,
});
