import { paths, SALE_KINDS, type SaleKindKey } from '@rab/config';

/** What a list shows: sales of a kind, tokens with locks (pairs of known exchanges are a list of their own), or airdrops. */
export type List = SaleKindKey | 'tokenLocks' | 'liquidityLocks' | 'airdrops';

const LISTS: ReadonlyMap<string, List> = new Map<string, List>([
  ...Object.values(SALE_KINDS).map(({ subgraph, paths: { list } }): [string, List] => [list(), subgraph]),
  [paths.salesToo(), 'presale'],
  [paths.tokenLocks(), 'tokenLocks'],
  [paths.liquidityLocks(), 'liquidityLocks'],
  [paths.airdrops(), 'airdrops'],
]);

/** The list at a path of the product; undefined for any other page. */
export const listAt = (path: string): List | undefined => LISTS.get(path.replace(/\/$/, ''));
