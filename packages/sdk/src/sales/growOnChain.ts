import { GrowStatus } from '@rab/contracts';
import { privateSaleAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import type { LiveState } from './LiveState.ts';
import { saleFromChain } from './saleFromChain.ts';

async function readGrow({ client }: ReadContext, sale: Address) {
  const contract = { address: sale, abi: privateSaleAbi };
  const [info, isFinalized] = await Promise.all([
    client.readContract({ ...contract, functionName: 'getInfo' }),
    client.readContract({ ...contract, functionName: 'isFinalized' }),
  ]);
  const [, , { isVisible, projectInfoHash }, , counters, status, , referred] = info;
  const live: LiveState = {
    raised: counters.TOTAL_BASE_COLLECTED,
    refunded: counters.TOTAL_BASE_WITHDRAWN,
    sold: counters.TOTAL_TOKENS_SOLD,
    buyerCount: Number(counters.NUM_BUYERS),
    referred,
    isCancelled: counters.FORCE_FAILED,
    reviewStatus: status >= GrowStatus.LISTING ? status : 0,
    isFinalized,
    isVisible,
    projectInfoHash,
  };
  return { info, live };
}

/** What moves of a RAB Grow, as its contract has it now; the counters sit one place later than a RAB Sale's (GRW-06). */
export const getLiveGrow = async (context: ReadContext, sale: Address): Promise<LiveState> =>
  (await readGrow(context, sale)).live;

/** A whole RAB Grow out of its contract (MNY-16). */
export async function getChainGrow(context: ReadContext, id: Address) {
  const { info, live } = await readGrow(context, id);
  const [, terms, { presaleOwner }, fees, , , vesting] = info;
  return saleFromChain(context, { id, owner: presaleOwner, terms, vesting, fees, exchange: null, live });
}
