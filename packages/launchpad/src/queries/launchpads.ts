import {
  type ChainConfig,
  FAST_TICK_MS,
  findBaseToken,
  SALE_MISSING_RETRIES,
  SALE_MISSING_RETRY_MS,
  SALE_MS,
  v,
} from '@rab/config';
import { graphql, queryOptions, requestIndexer, type VariablesOf } from '@rab/wallet-context';
import { LAUNCHPAD_FIELDS, LAUNCHPAD_SHARES, type Launchpad, launchpadSchema, SaleKind } from '../model/Launchpad.ts';

const LAUNCHPADS = graphql(
  `query launchpads($first: Int!, $skip: Int!, $where: Launchpad_filter) {
  launchpads(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: $where) { ...launchpadFields }
}`,
  [LAUNCHPAD_FIELDS],
);

const LAUNCHPAD = graphql(
  `query launchpad($padAddress: ID!) {
  launchpad(id: $padAddress) { ...launchpadFields ...launchpadShares }
}`,
  [LAUNCHPAD_FIELDS, LAUNCHPAD_SHARES],
);

const endpointOf = (chain: ChainConfig, kind: SaleKind): string =>
  kind === SaleKind.SALE ? chain.subgraphs.presale : chain.subgraphs.privateSale;

/** The native currency has no name on chain: the configuration's names are shown for every base token it lists. */
const withBaseToken = (chain: ChainConfig, sale: Launchpad): Launchpad => {
  const known = findBaseToken(chain, sale.info.baseToken);
  return known ? { ...sale, baseSymbol: known.symbol, baseDecimals: known.decimals } : sale;
};

export type ListTab = 'all' | 'mine' | 'live' | 'upcoming' | 'ended' | 'satisfied' | 'not-satisfied';

export interface LaunchpadListFilter {
  tab: ListTab;
  /** Connected wallet: its own hidden sales are listed too (HOM-05). */
  account: string | null;
  search: string;
  /** Chain time, rounded so that the query's key does not change every second. */
  now: bigint;
  first: number;
  skip: number;
}

type Where = NonNullable<VariablesOf<typeof LAUNCHPADS>['where']>;

/** The `where` of a sales list: what the tab means in indexed facts at `now`. */
export function launchpadListWhere(filter: LaunchpadListFilter): Where {
  const { tab, account, search, now } = filter;
  const owner = account?.toLowerCase();
  const text = search.trim();
  const conditions: Where[] = [owner ? { or: [{ isVisible: true }, { owner }] } : { isVisible: true }];
  const time = now.toString();
  if (tab === 'mine') conditions.push(owner ? { owner } : { owner: '0x' });
  if (tab === 'live') conditions.push({ forceFailed: false, finalized: false, startTime_lte: time, endTime_gte: time });
  if (tab === 'upcoming') conditions.push({ forceFailed: false, startTime_gt: time });
  if (tab === 'ended') conditions.push({ or: [{ forceFailed: true }, { finalized: true }, { endTime_lt: time }] });
  if (tab === 'satisfied') conditions.push({ growStatus: 5 });
  if (tab === 'not-satisfied') conditions.push({ growStatus: 6 });
  if (text.toLowerCase().includes('0x')) conditions.push({ token_contains: text.toLowerCase() });
  else if (text) conditions.push({ or: [{ tokenName_contains_nocase: text }, { tokenSymbol_contains_nocase: text }] });
  return { and: conditions };
}

/** One page of sales of a kind, newest first; `hasNext` tells whether more follow. */
export const launchpadListQueryOptions = (chain: ChainConfig, kind: SaleKind, filter: LaunchpadListFilter) =>
  queryOptions({
    queryKey: ['launchpads', chain.id, kind, { ...filter, now: filter.now.toString() }] as const,
    refetchInterval: FAST_TICK_MS,
    queryFn: async ({ signal }) => {
      const { launchpads } = await requestIndexer({
        endpoint: endpointOf(chain, kind),
        document: LAUNCHPADS,
        variables: { first: filter.first + 1, skip: filter.skip, where: launchpadListWhere(filter) },
        schema: v.object({ launchpads: v.array(launchpadSchema) }),
        signal,
      });
      const rows = launchpads.slice(0, filter.first).map((sale) => withBaseToken(chain, sale));
      return { rows, hasNext: launchpads.length > filter.first };
    },
  });

/** The indexer answers, but knows no such sale. */
export class SaleNotFound extends Error {
  override readonly name = 'SaleNotFound';
}

/**
 * One sale by its address, with deposits and referrers, every 10 s. While it is missing it is asked for every 3 s, at
 * most 10 times (DET-13); then the query fails with SaleNotFound, or with IndexerError where the indexer is down.
 */
export const launchpadQueryOptions = (chain: ChainConfig, kind: SaleKind, id: string) =>
  queryOptions({
    queryKey: ['launchpad', chain.id, kind, id.toLowerCase()] as const,
    refetchInterval: SALE_MS,
    retry: SALE_MISSING_RETRIES,
    retryDelay: SALE_MISSING_RETRY_MS,
    queryFn: async ({ signal }) => {
      const { launchpad } = await requestIndexer({
        endpoint: endpointOf(chain, kind),
        document: LAUNCHPAD,
        variables: { padAddress: id.toLowerCase() },
        schema: v.object({ launchpad: v.nullable(launchpadSchema) }),
        signal,
      });
      if (!launchpad) throw new SaleNotFound(`There is no sale at ${id}.`);
      return withBaseToken(chain, launchpad);
    },
  });
