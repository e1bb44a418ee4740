import { paths, SALE_KINDS, type SaleKindKey } from '@rab/config';

/** What a list of the product has: sales of a kind, or tokens with locks, the pairs of known exchanges apart. */
export type List = SaleKindKey | 'tokenLocks' | 'liquidityLocks';

const LISTS: ReadonlyMap<string, List> = new Map<string, List>([
  ...Object.values(SALE_KINDS).map(({ subgraph, paths: { list } }): [string, List] => [list(), subgraph]),
  [paths.salesToo(), 'presale'],
  [paths.tokenLocks(), 'tokenLocks'],
  [paths.liquidityLocks(), 'liquidityLocks'],
]);

/** The list at a path of the product; undefined for any other page. */
export const listAt = (path: string): List | undefined => LISTS.get(path.replace(/\/$/, ''));
