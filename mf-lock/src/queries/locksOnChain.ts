import { LOCK_INFO_MS } from '@rab/config';
import { getOwnLocksOnChain } from '@rab/sdk/locks';
import { defineRead, keepPreviousData, topics } from '@rab/wallet-context';

export const { useRead: useOwnLocksOnChain } = defineRead({
  name: 'ownLocksOnChain',
  get: getOwnLocksOnChain,
  about: () => [topics.locks],
  refetchInterval: LOCK_INFO_MS,
  placeholderData: keepPreviousData,
});
