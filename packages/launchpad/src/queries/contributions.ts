import { SALE_MS, subgraphOf, v } from '@rab/config';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  pageOf,
  pageVariables,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';
import type { SaleKind } from '../model/SaleKind.ts';

/** So many deposits and refunds of a sale are read at most, the newest. */
export const CONTRIBUTIONS_READ = 500;

const CONTRIBUTIONS = graphql(`query contributions($sale: String!, $first: Int!, $skip: Int!) {
  contributions(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: { launchpad: $sale }) {
    id account amount isRefund raised timestamp transaction
  }
}`);

const contributionSchema = v.object({
  id: v.string(),
  account: addressText,
  amount: bigintText,
  isRefund: v.boolean(),
  raised: bigintText,
  timestamp: bigintText,
  transaction: v.string(),
});

/** One deposit, or one refund of a whole deposit: base units, what the sale had raised right after it, unix seconds. */
export type Contribution = v.InferOutput<typeof contributionSchema>;

export interface ContributionsParameters extends Pick<SaleKind, 'subgraph'> {
  sale: Address;
}

/** Deposits and refunds of a sale, the newest first, and with `hasNext` whether older ones are left out (MNY-12). */
export async function getContributions(
  { chain }: ReadContext,
  { subgraph, sale }: ContributionsParameters,
  signal: AbortSignal,
) {
  const { contributions } = await requestIndexer({
    endpoint: subgraphOf(chain, subgraph),
    document: CONTRIBUTIONS,
    variables: { ...pageVariables(1, CONTRIBUTIONS_READ), sale: sale.toLowerCase() },
    schema: v.object({ contributions: v.array(contributionSchema) }),
    signal,
  });
  return pageOf(contributions, CONTRIBUTIONS_READ);
}

export const { options: contributionsQueryOptions, useRead: useContributions } = defineRead({
  name: 'contributions',
  get: getContributions,
  about: ({ sale }) => [topics.sale(sale)],
  indexer: (chain, { subgraph }) => subgraphOf(chain, subgraph),
  refetchInterval: SALE_MS,
});
