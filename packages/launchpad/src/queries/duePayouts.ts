import { subgraphOf } from '@rab/config';
import { getDuePayouts } from '@rab/sdk/sales';
import { defineRead, topics } from '@rab/wallet-context';

/** Not read again by the clock: it takes a request for every hundred buyers. */
export const { useRead: useDuePayouts } = defineRead({
  name: 'duePayouts',
  get: getDuePayouts,
  about: ({ sale }) => [topics.sale(sale)],
  indexer: (chain, { subgraph }) => subgraphOf(chain, subgraph),
});
