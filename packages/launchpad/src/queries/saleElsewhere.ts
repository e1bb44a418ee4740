import { type ChainConfig, SALE_KINDS, type SaleKindKey, v } from '@rab/config';
import { defineRead, graphql, type ReadContext, requestIndexer, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const SALE_ID = graphql(`query launchpadId($padAddress: ID!) { launchpad(id: $padAddress) { id } }`);

const knows = async (chain: ChainConfig, subgraph: SaleKindKey, id: Address, signal: AbortSignal): Promise<boolean> => {
  const endpoint = chain.subgraphs[subgraph];
  if (!endpoint) return false;
  const schema = v.object({ launchpad: v.nullable(v.object({ id: v.string() })) });
  const { launchpad } = await requestIndexer({
    endpoint,
    document: SALE_ID,
    variables: { padAddress: id.toLowerCase() },
    schema,
    signal,
  });
  return launchpad !== null;
};

/** Path of the page of a sale of another kind than that of `subgraph`; null where no other kind has one at this address. */
export async function getSaleElsewhere(
  { chain }: ReadContext,
  { subgraph, id }: { subgraph: SaleKindKey; id: Address },
  signal: AbortSignal,
): Promise<string | null> {
  const others = Object.values(SALE_KINDS).filter((kind) => kind.subgraph !== subgraph);
  const found = await Promise.all(others.map((kind) => knows(chain, kind.subgraph, id, signal).catch(() => false)));
  return others[found.indexOf(true)]?.paths.detail(id) ?? null;
}

export const { useRead: useSaleElsewhere } = defineRead({
  name: 'saleElsewhere',
  get: getSaleElsewhere,
  about: ({ id }) => [topics.sale(id)],
});
