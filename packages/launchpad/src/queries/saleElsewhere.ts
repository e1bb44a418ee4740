import { type ChainConfig, paths, v } from '@rab/config';
import { defineRead, graphql, type ReadContext, requestIndexer, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';
import type { SaleKind } from '../model/SaleKind.ts';

type Endpoint = SaleKind['subgraph'];

const SALE_ID = graphql(`query launchpadId($padAddress: ID!) { launchpad(id: $padAddress) { id } }`);

/** Pages of sales by the endpoint that knows them. */
const PAGES = [
  ['presale', paths.sale],
  ['privateSale', paths.grow],
  ['fairLaunch', paths.fairLaunch],
] as const satisfies readonly (readonly [Endpoint, (sale: string) => string])[];

const knows = async (chain: ChainConfig, subgraph: Endpoint, id: Address, signal: AbortSignal): Promise<boolean> => {
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
  { subgraph, id }: { subgraph: Endpoint; id: Address },
  signal: AbortSignal,
): Promise<string | null> {
  const others = PAGES.filter(([endpoint]) => endpoint !== subgraph);
  const found = await Promise.all(others.map(([endpoint]) => knows(chain, endpoint, id, signal).catch(() => false)));
  return others[found.indexOf(true)]?.[1](id) ?? null;
}

export const { useRead: useSaleElsewhere } = defineRead({
  name: 'saleElsewhere',
  get: getSaleElsewhere,
  about: ({ id }) => [topics.sale(id)],
});
