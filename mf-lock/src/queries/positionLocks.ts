import { LOCK_INFO_MS, LOCK_LIST_MS, v } from '@rab/config';
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

const POSITION_LOCKS = graphql(`query positionLocks($first: Int!, $skip: Int!, $where: PositionLock_filter) {
  positionLocks(first: $first, skip: $skip, orderBy: lockDate, orderDirection: desc, where: $where) {
    id manager tokenId owner offeredTo token0 name0 symbol0 token1 name1 symbol1 fee unlockDate isUnlocked description
  }
}`);

const rowSchema = v.object({
  id: v.string(),
  manager: addressText,
  tokenId: bigintText,
  /** Null for one that was given up. */
  owner: v.nullable(addressText),
  /** The account that may accept the lock now. */
  offeredTo: v.nullable(addressText),
  token0: addressText,
  name0: v.string(),
  symbol0: v.string(),
  token1: addressText,
  name1: v.string(),
  symbol1: v.string(),
  /** Of the pool, hundredths of a basis point. */
  fee: v.number(),
  unlockDate: bigintText,
  isUnlocked: v.boolean(),
  description: v.string(),
});

/** A locked position as the lists show it. */
export type PositionLockRow = v.InferOutput<typeof rowSchema>;

/** Both tokens of a row's pool. */
export const sidesOf = ({ token0, name0, symbol0, token1, name1, symbol1 }: PositionLockRow) =>
  [
    { address: token0, name: name0, symbol: symbol0 },
    { address: token1, name: name1, symbol: symbol1 },
  ] as const;

const LOCKS_A_PAGE = 10;

export interface PositionLocksFilter {
  /** Name or symbol of a token, a part of its address where it holds `0x`, or the whole address of a pool or an owner. */
  search: string;
  /** Only locks that this account owns, or that are offered to it. */
  of: { owner: Address } | { offeredTo: Address } | null;
}

type Where = NonNullable<VariablesOf<typeof POSITION_LOCKS>['where']>;

/** `and`/`or` are alone on their level, as hosted subgraphs require. */
export function positionLocksWhere({ search, of }: PositionLocksFilter): Where {
  const account = parseAddress(search)?.toLowerCase();
  const ofTokens = (['0', '1'] as const).flatMap((side): Where[] =>
    searchConditions(search, { address: `token${side}`, name: `name${side}`, symbol: `symbol${side}` }),
  );
  const found: Where[] = account ? [...ofTokens, { pool: account }, { owner: account }] : ofTokens;
  const conditions: Where[] = found.length > 0 ? [{ or: found }] : [];
  if (of && 'owner' in of) conditions.push({ owner: of.owner.toLowerCase() });
  if (of && 'offeredTo' in of) conditions.push({ offeredTo: of.offeredTo.toLowerCase() });
  return conditions.length > 0 ? { and: conditions } : {};
}

/** One page of locked positions, the newest first; `hasNext` says whether more follow. */
async function getPositionLocks(
  { chain }: ReadContext,
  { page, ...filter }: PositionLocksFilter & { page: number },
  signal: AbortSignal,
) {
  const { positionLocks } = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: POSITION_LOCKS,
    variables: { ...pageVariables(page, LOCKS_A_PAGE), where: positionLocksWhere(filter) },
    schema: v.object({ positionLocks: v.array(rowSchema) }),
    signal,
  });
  return pageOf(positionLocks, LOCKS_A_PAGE);
}

export const { useRead: usePositionLocks } = defineRead({
  name: 'positionLocks',
  get: getPositionLocks,
  about: () => [topics.positionLocks],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_LIST_MS,
  placeholderData: keepPreviousData,
});

const POSITION_HISTORY = graphql(`query positionHistory($id: ID!, $lock: String!, $first: Int!, $skip: Int!) {
  positionLock(id: $id) { collected0 collected1 transaction }
  positionLockActs(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: { positionLock: $lock }) {
    id type account to amount0 amount1 unlockDate timestamp transaction
  }
}`);

const actSchema = v.object({
  id: v.string(),
  /** locked, collected, dateMoved, described, offered, offerWithdrawn, accepted, renounced or unlocked. */
  type: v.string(),
  /** The sender of the transaction. */
  account: addressText,
  /** The account that got the lock, its fees, the offer or the position. */
  to: v.nullable(addressText),
  /** Of fees, base units. */
  amount0: v.nullable(bigintText),
  amount1: v.nullable(bigintText),
  /** The one that was agreed or moved to. */
  unlockDate: v.nullable(bigintText),
  timestamp: bigintText,
  transaction: v.string(),
});

/** One act in the history of a locked position. */
export type PositionAct = v.InferOutput<typeof actSchema>;

/** Fees in both tokens of a pool, base units. */
export interface PositionFees {
  amount0: bigint;
  amount1: bigint;
}

const ACTS_A_PAGE = 10;

interface HistoryParameters {
  id: bigint;
  /** The first is 1. */
  page: number;
}

/** What has happened to a locked position, the newest first, and the fees paid so far; null while the index has not seen it. */
async function getPositionHistory({ chain }: ReadContext, { id, page }: HistoryParameters, signal: AbortSignal) {
  const { positionLock, positionLockActs } = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: POSITION_HISTORY,
    variables: { id: String(id), lock: String(id), ...pageVariables(page, ACTS_A_PAGE) },
    schema: v.object({
      positionLock: v.nullable(v.object({ collected0: bigintText, collected1: bigintText, transaction: v.string() })),
      positionLockActs: v.array(actSchema),
    }),
    signal,
  });
  if (!positionLock) return null;
  const { collected0, collected1, transaction } = positionLock;
  const collected: PositionFees = { amount0: collected0, amount1: collected1 };
  return { collected, transaction, ...pageOf(positionLockActs, ACTS_A_PAGE) };
}

export const { useRead: usePositionHistory } = defineRead({
  name: 'positionHistory',
  get: getPositionHistory,
  about: ({ id }) => [topics.positionLock(id)],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_INFO_MS,
  placeholderData: keepPreviousData,
});
