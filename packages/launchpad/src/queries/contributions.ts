import { SALE_MS, type SaleKindKey, subgraphOf, v } from '@rab/config';
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
import type { Address } from '@rab/wallet-context/reads';
import type { Contribution } from '../model/Contribution.ts';

/** The most deposits and refunds of a sale that are read, the newest first. */
export const CONTRIBUTIONS_READ = 500;

const CONTRIBUTIONS = graphql(`query contributions($sale: String!, $first: Int!, $skip: Int!) {
  contributions(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: { launchpad: $sale }) {
    id account amount isRefund raised timestamp transaction
  }
}`);

const contributionSchema: v.GenericSchema<unknown, Contribution> = v.object({
  id: v.string(),
  account: addressText,
  amount: bigintText,
  isRefund: v.boolean(),
  raised: bigintText,
  timestamp: bigintText,
  transaction: v.string(),
});

export interface ContributionsParameters {
  subgraph: SaleKindKey;
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
