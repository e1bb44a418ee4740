import { SALE_MISSING_RETRIES, SALE_MISSING_RETRY_MS, SALE_MS, subgraphOf } from '@rab/config';
import { getIndexedSale } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

/** Read every 10 s; while it is missing every 3 s, at most 10 times (DET-13). */
export const { options: indexedSaleQueryOptions, useRead: useIndexedSale } = defineRead({
  name: 'sale',
  get: getIndexedSale,
  about: ({ id }) => [topics.sale(id)],
  indexer: (chain, { subgraph }) => subgraphOf(chain, subgraph),
  refetchInterval: SALE_MS,
  retry: SALE_MISSING_RETRIES,
  retryDelay: SALE_MISSING_RETRY_MS,
});
