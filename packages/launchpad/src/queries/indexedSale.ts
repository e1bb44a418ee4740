import { SALE_MISSING_RETRIES, SALE_MISSING_RETRY_MS, SALE_MS, subgraphOf, v } from '@rab/config';
import { defineRead, graphql, type ReadContext, requestIndexer, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';
import type { SaleKind } from '../model/SaleKind.ts';
import { SaleNotFound } from './SaleNotFound.ts';
import { SALE_FIELDS, type Sale, saleSchema } from './saleSchema.ts';
import { withBaseToken } from './withBaseToken.ts';

/** Deposits and referrers, for a sale's own page (IDX-07). */
const SALE_SHARES = graphql(`fragment saleShares on Launchpad {
  deposit(first: 1000, orderBy: amount, orderDirection: desc) { account amount }
  referrer(first: 100, orderBy: amount, orderDirection: desc) { account amount }
}`);
const SALE = graphql(
  `query launchpad($padAddress: ID!) {
    launchpad(id: $padAddress) { ...saleFields ...saleShares }
  }`,
  [SALE_FIELDS, SALE_SHARES],
);

export interface IndexedSaleParameters extends Pick<SaleKind, 'subgraph'> {
  id: Address;
}

/**
 * One sale by its address, with deposits and referrers.
 * @throws {SaleNotFound} where the indexer knows no such sale
 */
export async function getIndexedSale(
  { chain }: ReadContext,
  { subgraph, id }: IndexedSaleParameters,
  signal: AbortSignal,
): Promise<Sale> {
  const { launchpad } = await requestIndexer({
    endpoint: subgraphOf(chain, subgraph),
    document: SALE,
    variables: { padAddress: id.toLowerCase() },
    schema: v.object({ launchpad: v.nullable(saleSchema) }),
    signal,
  });
  if (!launchpad) throw new SaleNotFound(`There is no sale at ${id}.`);
  return withBaseToken(chain, launchpad);
}

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
