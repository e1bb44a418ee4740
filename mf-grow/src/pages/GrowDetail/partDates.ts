import type { GrowParts } from '@rab/sdk/sales';

/** The dates (unix seconds) of the parts that are not paid, the next one first. */
export const partDates = ({
  count,
  paid,
  next,
  period,
}: Pick<GrowParts, 'count' | 'paid' | 'next' | 'period'>): bigint[] =>
  Array.from({ length: Number(count - paid) }, (_, index) => next + BigInt(index) * period);
