import { graphql, requestIndexer, type SaleKindKey, subgraphOf, v } from '@rab/config';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import type { Sale } from './Sale.ts';
import { SALE_FIELDS, saleSchema } from './saleSchema.ts';
import { withBaseToken } from './withBaseToken.ts';

/** The indexer answers, but knows no such sale. */
export class SaleNotFound extends Error {
  override readonly name = 'SaleNotFound';
}

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

export interface IndexedSaleParameters {
  subgraph: SaleKindKey;
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
  if (!launchpad) throw new SaleNotFound(id);
  return withBaseToken(chain, launchpad);
}
