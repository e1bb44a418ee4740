import { FAST_TICK_MS, subgraphOf } from '@rab/config';
import { getSales, type SaleWhere } from '@rab/sdk/sales';
import { defineKeptRead, keepPreviousData, topics } from '@rab/wallet-context';
import { keptSales } from './keptSale.ts';

/** The conditions of a list with no time in them, by which it can be known again on another day. */
const timeless = (where: SaleWhere): string =>
  JSON.stringify(where, (key, value) => (/Time_/.test(key) ? null : value));

export const {
  options: salesQueryOptions,
  useRead: useSales,
  useShown: useShownSales,
} = defineKeptRead({
  name: 'sales',
  get: getSales,
  about: () => [topics.sales],
  indexer: (chain, { subgraph }) => subgraphOf(chain, subgraph),
  refetchInterval: FAST_TICK_MS,
  placeholderData: keepPreviousData,
  kept: keptSales,
  keptAs: ({ where, ...list }) => ({ ...list, where: timeless(where) }),
});
