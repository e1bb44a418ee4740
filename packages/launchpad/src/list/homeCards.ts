import { useChainTime, useWallet } from '@rab/wallet-context';
import type { ListTab } from '../kind/listTabs.ts';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useShownSales } from '../queries/sales.ts';
import { onePerToken } from './liveFirst.ts';
import { saleListWhere } from './saleListWhere.ts';

/** Cards under `Current Sale` on Home, sales and grows together (HOM-02). */
export const HOME_CARDS = 6;
/** How many of them can be grows: two rows of sales stay above them. */
export const HOME_GROWS = 2;
/** Asked for of each kind, so that several sales of one token leave room for others. */
export const HOME_ASKED = 24;

/** Tabs ask with the time rounded to a minute, so that their answer is kept for that long. */
export const LIST_TICK_SECONDS = 60n;

/** How many cards a tab of Home has of a kind, `most` at most; undefined until the index answers, 0 where it fails. */
export function useHomeCards({ subgraph }: Pick<SaleKind, 'subgraph'>, tab: ListTab, most: number): number | undefined {
  const { address } = useWallet();
  const now = useChainTime(LIST_TICK_SECONDS);
  const where = saleListWhere({ tab, account: address, search: '', now, chosen: [] });
  const { data, isError } = useShownSales({ subgraph, where, orderBy: 'endTime', page: 1, size: HOME_ASKED });
  if (!data) return isError ? 0 : undefined;
  return Math.min(onePerToken(data.rows).length, most);
}
