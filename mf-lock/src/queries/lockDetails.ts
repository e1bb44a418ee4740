import { type ChainConfig, LOCK_INFO_MS, v } from '@rab/config';
import { addressText, bigintText, queryOptions, requestIndexer } from '@rab/wallet-context';
import { LOCK_ENTITY, lockEntitySchema } from './lockEntities.ts';

export const LOCK_RECORDS = `query getLockRecords($token: String!, $first: Int!, $skip: Int!) {
  lockDetails(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: { token: $token }) {
    id owner amount unlockDate description tgeDate tgeBps cycle cycleBps unlockedAmount
  }
}`;

export const LOCK_HISTORY = `query getLockDetail($id: ID!) {
  lockDetail(id: $id) { lockAddedHash lockAddedAt lockvestedHash lockUpdateHash ownerChangedHash }
}`;

const basisPoints = v.pipe(
  v.number(),
  v.integer(),
  v.transform((bps) => BigInt(bps)),
);

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

/** A token with one page of its locks, newest first; `entity` is null when nothing of it was ever locked. */
export const lockInfoQueryOptions = (chain: ChainConfig, token: string, page: number) =>
  queryOptions({
    queryKey: ['lockInfo', chain.id, token, page] as const,
    refetchInterval: LOCK_INFO_MS,
    queryFn: async ({ signal }) => {
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
          variables: { token: id, first: RECORDS_PAGE_SIZE + 1, skip: (page - 1) * RECORDS_PAGE_SIZE },
          schema: v.object({ lockDetails: v.array(recordSchema) }),
          signal,
        }),
      ]);
      return {
        entity: lockEntity,
        locks: lockDetails.slice(0, RECORDS_PAGE_SIZE),
        hasNext: lockDetails.length > RECORDS_PAGE_SIZE,
      };
    },
  });

/** Transactions of one lock, as far as the indexer has seen them. */
export const lockHistoryQueryOptions = (chain: ChainConfig, lockId: bigint) =>
  queryOptions({
    queryKey: ['lockHistory', chain.id, lockId.toString()] as const,
    refetchInterval: LOCK_INFO_MS,
    queryFn: async ({ signal }) => {
      const { lockDetail } = await requestIndexer({
        endpoint: chain.subgraphs.lock,
        document: LOCK_HISTORY,
        variables: { id: lockId.toString() },
        schema: v.object({ lockDetail: historySchema }),
        signal,
      });
      return lockDetail;
    },
  });
