import { type ChainConfig, LOCK_LIST_MS, v } from '@rab/config';
import { addressText, bigintText, queryOptions, requestIndexer } from '@rab/wallet-context';

const entityFields = `
  id address symbol decimals name isLpToken totalAmount lockCount
  token0 name0 decimals0 symbol0 token1 name1 decimals1 symbol1`;

export const LOCK_ENTITIES = `query getLocks($first: Int!, $skip: Int!, $where: LockEntity_filter) {
  lockEntities(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: $where) {${entityFields}}
}`;

export const LOCK_ENTITY = `query getLock($id: ID!) {
  lockEntity(id: $id) {${entityFields}}
}`;

export const lockEntitySchema = v.object({
  address: addressText,
  symbol: v.string(),
  decimals: v.number(),
  name: v.string(),
  isLpToken: v.boolean(),
  /** Locked now, base units. */
  totalAmount: bigintText,
  lockCount: v.number(),
  symbol0: v.nullable(v.string()),
  symbol1: v.nullable(v.string()),
  name0: v.nullable(v.string()),
  name1: v.nullable(v.string()),
});

/** A token with its locks summed up, as the lists show it. */
export type LockEntity = v.InferOutput<typeof lockEntitySchema>;

export const PAGE_SIZE = 10;

export interface LockListFilter {
  isLpToken: boolean;
  /** Token name or symbol, or a part of its address when it holds `0x`. */
  search: string;
  /** Only tokens in which this account owns a lock. */
  owner: string | null;
  /** First page is 1. */
  page: number;
}

/** The `where` of a list; `and`/`or` stand alone as hosted subgraphs demand it. */
export function lockListWhere({ isLpToken, search, owner }: LockListFilter): Record<string, unknown> {
  const text = search.trim();
  const conditions: Record<string, unknown>[] = [{ isLpToken }];
  if (owner) conditions.push({ lockDetails_: { owner: owner.toLowerCase() } });
  if (text.toLowerCase().includes('0x')) conditions.push({ address_contains: text.toLowerCase() });
  else if (text) conditions.push({ or: [{ name_contains_nocase: text }, { symbol_contains_nocase: text }] });
  return { and: conditions };
}

/** One page of tokens with locks, newest first; `hasNext` tells whether another page follows. */
export const lockListQueryOptions = (chain: ChainConfig, filter: LockListFilter) =>
  queryOptions({
    queryKey: ['lockList', chain.id, filter] as const,
    refetchInterval: LOCK_LIST_MS,
    queryFn: async ({ signal }) => {
      const { lockEntities } = await requestIndexer({
        endpoint: chain.subgraphs.lock,
        document: LOCK_ENTITIES,
        variables: { first: PAGE_SIZE + 1, skip: (filter.page - 1) * PAGE_SIZE, where: lockListWhere(filter) },
        schema: v.object({ lockEntities: v.array(lockEntitySchema) }),
        signal,
      });
      return { rows: lockEntities.slice(0, PAGE_SIZE), hasNext: lockEntities.length > PAGE_SIZE };
    },
  });
