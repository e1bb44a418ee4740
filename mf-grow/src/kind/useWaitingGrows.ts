import { REVIEW_GRACE } from '@rab/contracts';
import { useSales } from '@rab/launchpad';
import type { SaleWhere } from '@rab/sdk/sales';
import { waitingGrows } from './growWait.ts';

/** Grows read at once; which of them wait, and in which order, is decided here. */
export const MOST_READ = 500;

/** What may wait at `now`: neither over nor failed for the lack of a review. */
const mayWait = (now: bigint): SaleWhere => ({
  and: [
    { forceFailed: false, finalized: false },
    { or: [{ growStatus_gt: 0 }, { endTime_gte: `${now - REVIEW_GRACE}` }] },
  ],
});

/** The grows that wait for the administrator at `now` (chain time, unix seconds), the most urgent first (ADM-01). */
export function useWaitingGrows(now: bigint) {
  const { data, isError, refetch } = useSales({
    subgraph: 'privateSale',
    where: mayWait(now),
    orderBy: 'endTime',
    page: 1,
    size: MOST_READ,
  });
  return { waiting: data && waitingGrows(data.rows, now), hasMore: data?.hasNext ?? false, isError, refetch };
}
