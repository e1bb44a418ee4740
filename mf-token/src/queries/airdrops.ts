import { LOCK_LIST_MS, v } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  keepPreviousData,
  pageOf,
  pageVariables,
  type ReadContext,
  requestIndexer,
  searchConditions,
  topics,
  type VariablesOf,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const AIRDROPS = graphql(`query airdrops($first: Int!, $skip: Int!, $where: Airdrop_filter) {
  airdrops(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: $where) {
    id creator token name symbol decimals amount start tgeBps cycle cycleBps reclaimFrom paid reclaimed
  }
}`);

const rowSchema = v.object({
  id: v.string(),
  creator: addressText,
  token: addressText,
  name: v.string(),
  symbol: v.string(),
  decimals: v.number(),
  amount: bigintText,
  start: bigintText,
  tgeBps: v.number(),
  cycle: bigintText,
  cycleBps: v.number(),
  reclaimFrom: bigintText,
  paid: bigintText,
  /** What its creator took back, base units. */
  reclaimed: bigintText,
});

/** An airdrop as the list shows it. */
export type AirdropEntity = v.InferOutput<typeof rowSchema>;

const AIRDROPS_A_PAGE = 10;

interface AirdropsParameters {
  /** Name or symbol of a token, a part of its address where it holds `0x`, or the whole address of a creator. */
  search: string;
  creator: Address | null;
  /** The first is 1. */
  page: number;
}

type Where = NonNullable<VariablesOf<typeof AIRDROPS>['where']>;

/** `and`/`or` are alone on their level, as hosted subgraphs require. */
function whereOf({ search, creator }: Omit<AirdropsParameters, 'page'>): Where {
  const account = parseAddress(search);
  const ofToken: Where[] = searchConditions(search, { address: 'token', name: 'name', symbol: 'symbol' });
  const found: Where[] = account ? [{ or: [...ofToken, { creator: account.toLowerCase() }] }] : ofToken;
  const conditions: Where[] = [...found, ...(creator ? [{ creator: creator.toLowerCase() }] : [])];
  return conditions.length > 0 ? { and: conditions } : {};
}

/** One page of airdrops, the newest first; `hasNext` says whether more follow. */
async function getAirdrops({ chain }: ReadContext, { page, ...filter }: AirdropsParameters, signal: AbortSignal) {
  const { airdrops } = await requestIndexer({
    endpoint: chain.subgraphs.token,
    document: AIRDROPS,
    variables: { ...pageVariables(page, AIRDROPS_A_PAGE), where: whereOf(filter) },
    schema: v.object({ airdrops: v.array(rowSchema) }),
    signal,
  });
  return pageOf(airdrops, AIRDROPS_A_PAGE);
}

export const { useRead: useAirdropList } = defineRead({
  name: 'airdrops',
  get: getAirdrops,
  about: () => [topics.airdrops],
  indexer: (chain) => chain.subgraphs.token,
  refetchInterval: LOCK_LIST_MS,
  placeholderData: keepPreviousData,
});
