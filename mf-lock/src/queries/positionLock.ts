import { LOCK_FIRST_MS, LOCK_MISSING_RETRY_MS, LOCK_MS } from '@rab/config';
import { getFeesDue, getPoolPrice, getPositionLock } from '@rab/sdk/positions';
import { defineRead, topics } from '@rab/wallet-context';

export type { Position, PositionLockRecord } from '@rab/sdk/positions';

/** Read again after 2 s, then every 20 s; every 3 s while it is missing. */
export const { options: positionLockQueryOptions, useRead: usePositionLock } = defineRead({
  name: 'positionLock',
  get: getPositionLock,
  about: (id) => [topics.positionLock(id)],
  retry: false,
  refetchInterval: ({ state }) => {
    if (!state.data) return LOCK_MISSING_RETRY_MS;
    return state.dataUpdateCount === 1 ? LOCK_FIRST_MS : LOCK_MS;
  },
});

/** The price of a pool now. */
export const { useRead: usePoolPrice } = defineRead({
  name: 'poolPrice',
  get: getPoolPrice,
  about: (pool) => [topics.token(pool)],
  refetchInterval: LOCK_MS,
});

/** The fees that a position would pay out now, base units, as the contract would find them. */
export const { useRead: useFeesDue } = defineRead({
  name: 'positionFeesDue',
  get: getFeesDue,
  about: (id) => [topics.positionLock(id)],
  refetchInterval: LOCK_MS,
});
