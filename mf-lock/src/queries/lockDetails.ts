import { LOCK_INFO_MS } from '@rab/config';
import { getLockHistory, getLockInfo } from '@rab/sdk/locks';
import { defineRead, keepPreviousData, topics } from '@rab/wallet-context';

export const { options: lockInfoQueryOptions, useRead: useLockInfo } = defineRead({
  name: 'lockInfo',
  get: getLockInfo,
  about: ({ token }) => [topics.locks, topics.token(token)],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_INFO_MS,
  placeholderData: keepPreviousData,
});

export const { options: lockHistoryQueryOptions, useRead: useLockHistory } = defineRead({
  name: 'lockHistory',
  get: getLockHistory,
  about: (id) => [topics.lock(id)],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_INFO_MS,
});
