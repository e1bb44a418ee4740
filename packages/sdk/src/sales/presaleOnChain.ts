import { presaleAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import type { LiveState } from './LiveState.ts';
import { saleFromChain } from './saleFromChain.ts';

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
