import { SALE_MS, subgraphOf, v } from '@rab/config';
import {
  addressText,
  defineRead,
  graphql,
  keepPreviousData,
  pageOf,
  pageVariables,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { entryFields } from './historyEntry.ts';

const ENTRIES = graphql(`query saleActs($first: Int!, $skip: Int!, $where: SaleAct_filter) {
  saleActs(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: $where) {
    id type value account timestamp transaction launchpad { id tokenSymbol }
  }
}`);

const entrySchema = v.object({
  ...entryFields,
  type: v.string(),
  value: v.number(),
  launchpad: v.object({ id: addressText, tokenSymbol: v.string() }),
});

/** What somebody did to a grow: who, what, and when in unix seconds. */
export type GrowEntry = v.InferOutput<typeof entrySchema>;

export interface GrowHistoryParameters {
  /** Of these grows; without it of all. */
  grows?: readonly Address[];
  /** The first is 1. */
  page: number;
  /** Entries on a page. */
  size: number;
}

/** One page of what owners and the administrator did to grows, the last first; `hasNext` says whether more follow. */
export async function getGrowHistory(
  { chain }: ReadContext,
  { grows, page, size }: GrowHistoryParameters,
  signal: AbortSignal,
) {
  const { saleActs } = await requestIndexer({
    endpoint: subgraphOf(chain, 'privateSale'),
    document: ENTRIES,
    variables: {
      ...pageVariables(page, size),
      where: grows ? { launchpad_in: grows.map((grow) => grow.toLowerCase()) } : {},
    },
    schema: v.object({ saleActs: v.array(entrySchema) }),
    signal,
  });
  return pageOf(saleActs, size);
}

export const { useRead: useGrowHistory } = defineRead({
  name: 'growActs',
  get: getGrowHistory,
  about: () => [topics.sales],
  indexer: (chain) => subgraphOf(chain, 'privateSale'),
  refetchInterval: SALE_MS,
  placeholderData: keepPreviousData,
});
