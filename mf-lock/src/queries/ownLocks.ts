import { LOCK_LIST_MS } from '@rab/config';
import { getOwnLocks } from '@rab/sdk/locks';
import { defineRead, keepPreviousData, topics } from '@rab/wallet-context';

export const { options: ownLocksQueryOptions, useRead: useOwnLocks } = defineRead({
  name: 'ownLocks',
  get: getOwnLocks,
  about: () => [topics.locks],
  indexer: (chain) => chain.subgraphs.lock,
  refetchInterval: LOCK_LIST_MS,
  placeholderData: keepPreviousData,
});
