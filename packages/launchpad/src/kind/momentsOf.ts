import type { Sale } from '@rab/sdk/sales';
import type { SaleKind } from './SaleKind.ts';

/** Every moment from which something about a sale is different, unix seconds; the end itself still counts as live. */
export const momentsOf = (kind: Pick<SaleKind, 'deadlinesOf' | 'milestonesOf'>, sale: Sale): bigint[] => [
  sale.start,
  sale.start + sale.whitelistSeconds,
  sale.end + 1n,
  ...kind.milestonesOf(sale).flatMap(({ time }) => time ?? []),
  ...kind.deadlinesOf(sale),
];
