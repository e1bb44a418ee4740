import { LOCK_FIRST_MS, LOCK_MISSING_RETRY_MS, LOCK_MS } from '@rab/config';
import { getLockRecord } from '@rab/sdk/locks';
import { defineRead, topics } from '@rab/wallet-context';

/** Read again after 2 s, then every 20 s; every 3 s while it is missing (LKD-07). */
export const { options: lockRecordQueryOptions, useRead: useLockRecord } = defineRead({
  name: 'lock',
  get: getLockRecord,
  about: (id) => [topics.lock(id)],
  retry: false,
  refetchInterval: ({ state }) => {
    if (!state.data) return LOCK_MISSING_RETRY_MS;
    return state.dataUpdateCount === 1 ? LOCK_FIRST_MS : LOCK_MS;
  },
});
