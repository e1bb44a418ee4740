import { LOCK_LIST_MS, v } from '@rab/config';
import { getLockList, lockEntitySchema } from '@rab/sdk/locks';
import { defineKeptRead, keepPreviousData, topics } from '@rab/wallet-context';

export const {
  options: lockListQueryOptions,
  useRead: useLockList,
  useShown: useShownLockList,
} = defineKeptRead({
  name: 'lockList',
  get: getLockList,
  about: () => [topics.locks],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_LIST_MS,
  placeholderData: keepPreviousData,
  kept: v.object({ rows: v.array(lockEntitySchema), hasNext: v.boolean() }),
});
