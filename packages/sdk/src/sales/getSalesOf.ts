import { graphql, pageVariables, requestIndexer, type SaleKindKey, subgraphOf } from '@rab/config';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { SALE_FIELDS } from './saleSchema.ts';
import { salesAnswer, salesPageOf } from './salesPage.ts';

/** Only the account's own share of each. */
const SALES_OF = graphql(
  `query salesOf($account: Bytes!, $first: Int!, $skip: Int!) {
    launchpads(
      first: $first, skip: $skip, orderBy: endTime, orderDirection: desc,
      where: { or: [{ owner: $account }, { deposit_: { account: $account } }, { referrer_: { account: $account } }] }
    ) {
      ...saleFields
      deposit(where: { account: $account }) { account amount }
      referrer(where: { account: $account }) { account amount }
    }
  }`,
  [SALE_FIELDS],
);

export interface SalesOfParameters {
  subgraph: SaleKindKey;
  account: Address;
  /** The first is 1. */
  page: number;
  /** Sales on a page. */
  size: number;
}

/** One page of the sales of a kind that an account owns, paid into or brought others to; of the shares only its own. */
export async function getSalesOf(
  { chain }: ReadContext,
  { subgraph, account, page, size }: SalesOfParameters,
  signal: AbortSignal,
) {
  const answer = await requestIndexer({
    endpoint: subgraphOf(chain, subgraph),
    document: SALES_OF,
    variables: { ...pageVariables(page, size), account: account.toLowerCase() },
    schema: salesAnswer,
    signal,
  });
  return salesPageOf(chain, answer, size);
}
