import { SALE_MS } from '@rab/config';
import { fairLaunchAbi } from '@rab/contracts/abis';
import { type LiveState, MOST_RAISED, type Sale, saleFromChain } from '@rab/launchpad';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';

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

/** The terms that other kinds have, as a launch's contract holds them: no bounds, nobody before the others. */
const OPEN_TO_ALL = {
  tokenPrice: 0n,
  hardCap: MOST_RAISED,
  minSpendPerBuyer: 1n,
  maxSpendPerBuyer: MOST_RAISED,
  whitelistTime: 0n,
  referralRate: 0n,
  isBurn: true,
};

/** A whole fair launch out of its contract (MNY-16). */
export async function getChainLaunch(context: ReadContext, id: Address): Promise<Sale> {
  const info = await readInfo(context, id);
  const [terms, { presaleOwner, factory }, fees] = info;
  return saleFromChain(context, {
    id,
    owner: presaleOwner,
    terms: { ...terms, ...OPEN_TO_ALL },
    vesting: null,
    fees,
    listing: {
      exchange: factory,
      pair: null,
      liquidityPerMille: terms.liquidityPercent,
      rate: null,
      lockSeconds: terms.lockPeriod,
    },
    live: liveStateOf(info),
    shared: { selling: terms.sellingAmount, mostForOwner: terms.maxOwnerReceive },
  });
}

export const { options: liveLaunchQueryOptions, useRead: useLiveLaunch } = defineRead({
  name: 'liveLaunch',
  get: getLiveLaunch,
  about: (launch) => [topics.sale(launch)],
  refetchInterval: SALE_MS,
});

export const { useRead: useChainLaunch } = defineRead({
  name: 'chainLaunch',
  get: getChainLaunch,
  about: (launch) => [topics.sale(launch)],
  refetchInterval: SALE_MS,
});
