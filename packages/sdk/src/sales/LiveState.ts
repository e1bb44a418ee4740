import type { Sale } from './Sale.ts';

/** What its contract has of a sale now: what every sale changes, and whatever else sales of its kind do, such as a review. */
export type LiveState = Pick<
  Sale,
  'raised' | 'refunded' | 'sold' | 'buyerCount' | 'referred' | 'isCancelled' | 'isFinalized' | 'projectInfoHash'
> &
  Partial<Sale>;
