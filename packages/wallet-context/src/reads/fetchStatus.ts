/** How far a piece of data is (WAL-11). */
export const FETCH_STATUSES = ['not-fetched', 'fetching', 'fetched', 'success', 'failed'] as const;
export type FetchStatus = (typeof FETCH_STATUSES)[number];

/** As much of a query's result as its status needs. */
export interface FetchState {
  status: 'pending' | 'error' | 'success';
  fetchStatus: 'fetching' | 'paused' | 'idle';
  data: unknown;
}

/**
 * The status of a query's data: `not-fetched` while nobody has asked, `fetching` while the first answer is awaited,
 * `fetched` while there is one and a newer is awaited, `success` and `failed` after the last answer.
 */
export function fetchStatusOf({ status, fetchStatus, data }: FetchState): FetchStatus {
  if (fetchStatus !== 'idle') return data === undefined ? 'fetching' : 'fetched';
  if (status === 'pending') return 'not-fetched';
  return status === 'success' ? 'success' : 'failed';
}
