import {
  addressText,
  graphql,
  pageOf,
  pageVariables,
  requestIndexer,
  type SaleKindKey,
  subgraphOf,
  v,
} from '@rab/config';
import { errorNameOf } from '@rab/contracts/error-name';
import { ACCOUNTS_A_PAYOUT, type Payout, payOutCall } from '@rab/contracts/sale-calls';
import type { Address } from 'viem';
import { inBatches } from '../lists/inBatches.ts';
import type { ReadContext } from '../ReadContext.ts';

const ROWS = 500;
const BUYERS = graphql(`query buyersOfSale($sale: String!, $first: Int!, $skip: Int!) {
  rows: deposits(first: $first, skip: $skip, orderBy: id, where: { launchpad: $sale, amount_gt: "0" }) { account }
}`);
const REFERRERS = graphql(`query referrersOfSale($sale: String!, $first: Int!, $skip: Int!) {
  rows: referrers(first: $first, skip: $skip, orderBy: id, where: { launchpad: $sale, amount_gt: "0" }) { account }
}`);

/** Accounts for one transaction, of which so many have something due. */
export interface DueBatch {
  payout: Payout;
  accounts: readonly Address[];
  count: number;
}

export interface DuePayoutsParameters {
  subgraph: SaleKindKey;
  sale: Address;
  payouts: readonly Payout[];
}

/**
 * What can be sent to buyers and referrers of a sale now, in batches for one transaction each: the accounts are the indexer's,
 * what is due to them is the contract's answer to the very calls (RGT-02). A batch in which nobody is due is left out.
 */
export async function getDuePayouts(
  context: ReadContext,
  parameters: DuePayoutsParameters,
  signal: AbortSignal,
): Promise<DueBatch[]> {
  const { payouts } = parameters;
  const buyers = payouts.some((payout) => payout !== 'rewards')
    ? await accountsIn(BUYERS, context, parameters, signal)
    : [];
  const referrers = payouts.includes('rewards') ? await accountsIn(REFERRERS, context, parameters, signal) : [];
  const batches = payouts.flatMap((payout) =>
    inBatches(payout === 'rewards' ? referrers : buyers, ACCOUNTS_A_PAYOUT).map((accounts) => ({ payout, accounts })),
  );
  const counted = await Promise.all(
    batches.map(async (batch) => ({ ...batch, count: await countDue(context, parameters.sale, batch) })),
  );
  return counted.filter(({ count }) => count > 0);
}

async function accountsIn(
  document: typeof BUYERS | typeof REFERRERS,
  { chain }: ReadContext,
  { subgraph, sale }: DuePayoutsParameters,
  signal: AbortSignal,
): Promise<Address[]> {
  const accounts: Address[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await requestIndexer({
      endpoint: subgraphOf(chain, subgraph),
      document,
      variables: { ...pageVariables(page, ROWS), sale: sale.toLowerCase() },
      schema: v.object({ rows: v.array(v.object({ account: addressText })) }),
      signal,
    });
    const { rows, hasNext } = pageOf(answer.rows, ROWS);
    accounts.push(...rows.map(({ account }) => account));
    if (!hasNext) return accounts;
  }
}

/** How many of a batch would be paid. */
async function countDue(
  { client }: ReadContext,
  id: Address,
  { payout, accounts }: Pick<DueBatch, 'payout' | 'accounts'>,
): Promise<number> {
  try {
    const { address, abi, functionName, args } = payOutCall({ id }, payout, accounts);
    const { result } = await client.simulateContract({ address, abi, functionName, args });
    return Number(result);
  } catch (error) {
    if (errorNameOf(error) === 'NothingToClaim') return 0;
    throw error;
  }
}
