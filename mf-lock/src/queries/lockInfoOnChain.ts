import { LOCK_INFO_MS } from '@rab/config';
import type { LockInfoParameters } from '@rab/sdk/locks';
import { defineRead, keepPreviousData, type ReadContext, topics } from '@rab/wallet-context';

/** `getLockInfoOnChain`, which comes where the indexer does not answer: nobody else's page takes the contract's interface. */
export const { useRead: useLockInfoOnChain } = defineRead({
  name: 'lockInfoOnChain',
  get: async (context: ReadContext, asked: LockInfoParameters) =>
    (await import('@rab/sdk/locks')).getLockInfoOnChain(context, asked),
  about: ({ token }) => [topics.locks, topics.token(token)],
  refetchInterval: LOCK_INFO_MS,
  placeholderData: keepPreviousData,
});
