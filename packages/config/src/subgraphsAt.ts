import { SALE_KINDS, type SaleKindKey } from './saleKinds.ts';

/** Every endpoint of an indexer of ours, as `subgraphs` of config.json names them; `urlOf` gives the address of one by its name. */
export function subgraphsAt(urlOf: (endpoint: string) => string): Record<'lock' | 'token' | SaleKindKey, string> {
  const ofSales = Object.values(SALE_KINDS).map(({ subgraph, endpoint }) => [subgraph, urlOf(endpoint)]);
  return {
    lock: urlOf('lock'),
    token: urlOf('token'),
    ...(Object.fromEntries(ofSales) as Record<SaleKindKey, string>),
  };
}
