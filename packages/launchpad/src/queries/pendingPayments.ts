import { SALE_MS, type SaleKindKey, subgraphOf, v } from '@rab/config';
import { SALE_FIELDS, saleSchema } from '@rab/sdk/sales';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  type ReadContext,
  requestIndexer,
  topics,
  type VariablesOf,
} from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const PENDING = graphql(
  `query pendingPayments($where: PendingPayment_filter) {
    pendingPayments(first: 20, where: $where) { id token account amount launchpad { ...saleFields } }
  }`,
  [SALE_FIELDS],
);

const pendingSchema = v.object({
  id: v.string(),
  token: addressText,
  account: addressText,
  amount: bigintText,
  launchpad: saleSchema,
});

/** What a sale could not pay to an account, which refused it: base units of the token, the zero address for native coins. */
export type PendingPayment = v.InferOutput<typeof pendingSchema>;

export interface PendingParameters {
  subgraph: SaleKindKey;
  accounts: readonly Address[];
  /** Of this sale alone; of all when left out. */
  sale?: Address;
}

/** What waits in sales of a kind for one of the accounts, 20 payments at most. */
export async function getPendingPayments(
  { chain }: ReadContext,
  { subgraph, accounts, sale }: PendingParameters,
  signal: AbortSignal,
): Promise<PendingPayment[]> {
  const where: VariablesOf<typeof PENDING>['where'] = {
    account_in: accounts.map((account) => account.toLowerCase()),
    amount_gt: '0',
    ...(sale && { launchpad: sale.toLowerCase() }),
  };
  const { pendingPayments } = await requestIndexer({
    endpoint: subgraphOf(chain, subgraph),
    document: PENDING,
    variables: { where },
    schema: v.object({ pendingPayments: v.array(pendingSchema) }),
    signal,
  });
  return pendingPayments;
}

export const { useRead: usePendingPayments } = defineRead({
  name: 'pendingPayments',
  get: getPendingPayments,
  about: ({ accounts, sale }) => [...accounts.map(topics.account), ...(sale ? [topics.sale(sale)] : [])],
  indexer: (chain, { subgraph }) => subgraphOf(chain, subgraph),
  refetchInterval: SALE_MS,
});
