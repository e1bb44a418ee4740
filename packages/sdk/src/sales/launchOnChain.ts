import { fairLaunchAbi } from '@rab/contracts/abis';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import type { LiveState } from './LiveState.ts';
import type { Sale } from './Sale.ts';
import { saleFromChain } from './saleFromChain.ts';

const readInfo = ({ client }: ReadContext, launch: Address) =>
  client.readContract({ address: launch, abi: fairLaunchAbi, functionName: 'getInfo' });

type Info = Awaited<ReturnType<typeof readInfo>>;

const liveStateOf = ([, { projectInfoHash }, , counters]: Info): LiveState => ({
  raised: counters.TOTAL_BASE_COLLECTED,
  refunded: counters.TOTAL_BASE_WITHDRAWN,
  sold: counters.TOTAL_TOKENS_SOLD,
  buyerCount: Number(counters.NUM_BUYERS),
  referred: 0n,
  isCancelled: counters.FORCE_FAILED,
  isListed: counters.LP_GENERATION_COMPLETE,
  isFinalized: counters.LP_GENERATION_COMPLETE,
  projectInfoHash,
});

/** What moves of a fair launch, as its contract has it now. */
export const getLiveLaunch = async (context: ReadContext, launch: Address): Promise<LiveState> =>
  liveStateOf(await readInfo(context, launch));

/** A whole fair launch out of its contract (MNY-16); it burns what its listing does not need. */
export async function getChainLaunch(context: ReadContext, id: Address): Promise<Sale> {
  const info = await readInfo(context, id);
  const [terms, { presaleOwner, factory }, fees] = info;
  return saleFromChain(context, {
    id,
    owner: presaleOwner,
    terms: { ...terms, isBurn: true },
    vesting: null,
    fees,
    exchange: factory,
    live: liveStateOf(info),
  });
}
