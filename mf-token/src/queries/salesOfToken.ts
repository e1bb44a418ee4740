import { type ChainConfig, findBaseToken, type SaleKindKey, subgraphOf, v } from '@rab/config';
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

/** Sales of each kind that are shown. */
export const MOST_SALES = 5;

const SALES_OF_TOKEN = graphql(`query salesOfToken($first: Int!, $skip: Int!, $where: Launchpad_filter) {
  launchpads(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: $where) {
    id owner baseSymbol baseDecimals totalBaseCollected
    presaleInfo { baseToken endTime }
  }
}`);

const answer = v.object({
  launchpads: v.array(
    v.pipe(
      v.object({
        id: addressText,
        owner: addressText,
        baseSymbol: v.string(),
        baseDecimals: v.number(),
        /** Base units. */
        totalBaseCollected: bigintText,
        presaleInfo: v.object({ baseToken: addressText, endTime: bigintText }),
      }),
      v.transform(({ id, owner, baseSymbol, baseDecimals, totalBaseCollected, presaleInfo }) => ({
        id,
        owner,
        base: { address: presaleInfo.baseToken, symbol: baseSymbol, decimals: baseDecimals },
        raised: totalBaseCollected,
        end: presaleInfo.endTime,
      })),
    ),
  ),
});

export interface SalesOfTokenParameters {
  token: Address;
  subgraph: SaleKindKey;
}

/** The newest sales of a token that anybody may see; base tokens are called as the configuration calls them. */
export async function getSalesOfToken(
  { chain }: ReadContext,
  { token, subgraph }: SalesOfTokenParameters,
  signal: AbortSignal,
) {
  const { launchpads } = await requestIndexer({
    endpoint: subgraphOf(chain, subgraph),
    document: SALES_OF_TOKEN,
    variables: { ...pageVariables(1, MOST_SALES), where: { token: token.toLowerCase(), isVisible: true } },
    schema: answer,
    signal,
  });
  const named = launchpads.map((sale) => ({ ...sale, base: findBaseToken(chain, sale.base.address) ?? sale.base }));
  return pageOf(named, MOST_SALES);
}

export const { useRead: useSalesOfToken } = defineRead({
  name: 'salesOfToken',
  get: getSalesOfToken,
  about: () => [topics.sales],
  indexer: (chain: ChainConfig, { subgraph }) => subgraphOf(chain, subgraph),
  staleTime: 60_000,
});
