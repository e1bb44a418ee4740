import { graphql, pageVariables, requestIndexer, type SaleKindKey, subgraphOf, type VariablesOf } from '@rab/config';
import type { ReadContext } from '../ReadContext.ts';
import { SALE_FIELDS } from './saleSchema.ts';
import { salesAnswer, salesPageOf } from './salesPage.ts';

const SALES = graphql(
  `query launchpads($first: Int!, $skip: Int!, $orderBy: Launchpad_orderBy, $where: Launchpad_filter) {
    launchpads(first: $first, skip: $skip, orderBy: $orderBy, orderDirection: desc, where: $where) { ...saleFields }
  }`,
  [SALE_FIELDS],
);

/** A condition of a list of sales. */
export type SaleWhere = NonNullable<VariablesOf<typeof SALES>['where']>;

/** What a list is sorted by; the most comes first. */
export type SaleOrder = 'endTime' | 'createdAt' | 'totalBaseCollected';

export interface SalesParameters {
  subgraph: SaleKindKey;
  where: SaleWhere;
  orderBy: SaleOrder;
  /** The first is 1. */
  page: number;
  /** Sales on a page. */
  size: number;
}

/** One page of sales of a kind; `hasNext` says whether more follow. */
export async function getSales(
  { chain }: ReadContext,
  { subgraph, where, orderBy, page, size }: SalesParameters,
  signal: AbortSignal,
) {
  const answer = await requestIndexer({
    endpoint: subgraphOf(chain, subgraph),
    document: SALES,
    variables: { ...pageVariables(page, size), orderBy, where },
    schema: salesAnswer,
    signal,
  });
  return salesPageOf(chain, answer, size);
}
