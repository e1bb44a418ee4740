import { addressText, basisPoints, bigintText, graphql, pageOf, pageVariables, requestIndexer, v } from '@rab/config';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { LOCK_ENTITY, lockEntitySchema } from './lockEntities.ts';

const LOCK_RECORDS = graphql(`query getLockRecords($token: String!, $first: Int!, $skip: Int!) {
  lockDetails(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: { token: $token }) {
    id owner amount unlockDate description tgeDate tgeBps cycle cycleBps unlockedAmount
  }
}`);

const LOCK_HISTORY = graphql(`query getLockDetail($id: ID!) {
  lockDetail(id: $id) { lockAddedHash lockAddedAt lockvestedHash lockUpdateHash ownerChangedHash }
}`);

const recordSchema = v.object({
  id: v.string(),
  owner: addressText,
  amount: bigintText,
  unlockDate: bigintText,
  description: v.string(),
  tgeDate: bigintText,
  tgeBps: basisPoints,
  cycle: bigintText,
  cycleBps: basisPoints,
  unlockedAmount: bigintText,
});

/** One lock as the table of a token shows it. */
export type LockRow = v.InferOutput<typeof recordSchema>;

const hash = v.nullable(v.string());
const historySchema = v.nullable(
  v.object({
    lockAddedHash: v.string(),
    lockAddedAt: bigintText,
    lockvestedHash: hash,
    lockUpdateHash: hash,
    ownerChangedHash: hash,
  }),
);

export const RECORDS_PAGE_SIZE = 10;

export interface LockInfoParameters {
  token: Address;
  /** The first is 1. */
  page: number;
}

/** A token with one page of its locks, newest first; `entity` is null when nothing of it was ever locked. */
export async function getLockInfo({ chain }: ReadContext, { token, page }: LockInfoParameters, signal: AbortSignal) {
  const endpoint = chain.subgraphs.lock;
  const id = token.toLowerCase();
  const [{ lockEntity }, { lockDetails }] = await Promise.all([
    requestIndexer({
      endpoint,
      document: LOCK_ENTITY,
      variables: { id },
      schema: v.object({ lockEntity: v.nullable(lockEntitySchema) }),
      signal,
    }),
    requestIndexer({
      endpoint,
      document: LOCK_RECORDS,
      variables: { token: id, ...pageVariables(page, RECORDS_PAGE_SIZE) },
      schema: v.object({ lockDetails: v.array(recordSchema) }),
      signal,
    }),
  ]);
  const { rows, hasNext } = pageOf(lockDetails, RECORDS_PAGE_SIZE);
  return { entity: lockEntity, locks: rows, hasNext };
}

/** Transactions of one lock, as far as the indexer has seen them. */
export async function getLockHistory({ chain }: ReadContext, id: bigint, signal: AbortSignal) {
  const { lockDetail } = await requestIndexer({
    endpoint: chain.subgraphs.lock,
    document: LOCK_HISTORY,
    variables: { id: id.toString() },
    schema: v.object({ lockDetail: historySchema }),
    signal,
  });
  return lockDetail;
}
