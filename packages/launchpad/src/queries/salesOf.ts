import { FAST_TICK_MS, subgraphOf } from '@rab/config';
import { getSalesOf } from '@rab/sdk/sales';
import { defineRead, keepPreviousData, topics } from '@rab/wallet-context';

export const { options: salesOfQueryOptions, useRead: useSalesOf } = defineRead({
  name: 'salesOf',
  get: getSalesOf,
  about: ({ account }) => [topics.sales, topics.account(account)],
  indexer: (chain, { subgraph }) => subgraphOf(chain, subgraph),
  refetchInterval: FAST_TICK_MS,
  placeholderData: keepPreviousData,
});
