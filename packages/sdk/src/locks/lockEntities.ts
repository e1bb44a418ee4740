import {
  addressText,
  bigintText,
  graphql,
  pageOf,
  pageVariables,
  requestIndexer,
  searchConditions,
  type VariablesOf,
  v,
} from '@rab/config';
import type { ReadContext } from '../ReadContext.ts';

const entityFields = graphql(`fragment entityFields on LockEntity {
  address symbol decimals name isLpToken factory totalAmount lockCount token0 name0 symbol0 token1 name1 symbol1
}`);

const LOCK_ENTITIES = graphql(
  `query getLocks($first: Int!, $skip: Int!, $where: LockEntity_filter) {
    lockEntities(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: $where) {
      ...entityFields
    }
  }`,
  [entityFields],
);

export const LOCK_ENTITY = graphql(
  `query getLock($id: ID!) {
    lockEntity(id: $id) { ...entityFields }
  }`,
  [entityFields],
);

export const lockEntitySchema = v.object({
  address: addressText,
  symbol: v.string(),
  decimals: v.number(),
  name: v.string(),
  isLpToken: v.boolean(),
  /** Of a pair, as the pair confirms: whether it is an exchange is the configuration's to know. */
  factory: v.nullable(addressText),
  /** Locked now, base units. */
  totalAmount: bigintText,
  lockCount: v.number(),
  /** The two sides of a pair. */
  token0: v.nullable(addressText),
  token1: v.nullable(addressText),
  symbol0: v.nullable(v.string()),
  symbol1: v.nullable(v.string()),
  name0: v.nullable(v.string()),
  name1: v.nullable(v.string()),
});

/** A token with its locks summed up, as the lists show it. */
export type LockEntity = v.InferOutput<typeof lockEntitySchema>;

export const PAGE_SIZE = 10;

/** The maker of a lock: its owner, or somebody else, because anybody can lock for an owner. */
export type MadeBy = 'owner' | 'others';

export interface LockListFilter {
  /** Pairs of the chain's exchanges, or everything else. */
  isLiquidity: boolean;
  /** Token name or symbol, or a part of its address when it holds `0x`. */
  search: string;
  /** Only tokens in which this account owns a lock. */
  owner: string | null;
  /** With an owner: only locks that the owner made, or only those that others made for the owner. */
  madeBy: MadeBy | null;
  /** First page is 1. */
  page: number;
}

type Where = NonNullable<VariablesOf<typeof LOCK_ENTITIES>['where']>;

/** The locks that an account owns, all or by who made them. */
export function ownedWhere(account: string, madeBy: MadeBy | null): NonNullable<Where['lockDetails_']> {
  const owner = account.toLowerCase();
  if (madeBy === null) return { owner };
  return { owner, ...(madeBy === 'owner' ? { creator: owner } : { creator_not: owner }) };
}

/**
 * The `where` of a list; `and`/`or` are alone on their level, as hosted subgraphs require. A pair whose factory is not one of
 * `exchanges` is no liquidity: it is listed with the tokens.
 */
export function lockListWhere(
  { isLiquidity, search, owner, madeBy }: Omit<LockListFilter, 'page'>,
  exchanges: readonly { factory: string }[],
): Where {
  const factories = exchanges.map(({ factory }) => factory.toLowerCase());
  const conditions: Where[] = [
    isLiquidity ? { factory_in: factories } : { or: [{ isLpToken: false }, { factory_not_in: factories }] },
    ...searchConditions(search, { address: 'address', name: 'name', symbol: 'symbol' }),
  ];
  if (owner) conditions.push({ lockDetails_: ownedWhere(owner, madeBy) });
  return { and: conditions };
}

/** One page of tokens with locks, newest first; `hasNext` says whether another page follows. */
export async function getLockList({ chain }: ReadContext, filter: LockListFilter, signal: AbortSignal) {
  const { lockEntities } = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: LOCK_ENTITIES,
    variables: { ...pageVariables(filter.page, PAGE_SIZE), where: lockListWhere(filter, chain.exchanges) },
    schema: v.object({ lockEntities: v.array(lockEntitySchema) }),
    signal,
  });
  return pageOf(lockEntities, PAGE_SIZE);
}
