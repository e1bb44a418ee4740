import type { SaleWhere } from '@rab/sdk/sales';
import { searchConditions } from '@rab/wallet-context';
import type { ListTab } from '../kind/listTabs.ts';

export interface SaleListFilter {
  tab: ListTab;
  /** Connected wallet: its own hidden sales are listed too (HOM-05). */
  account: string | undefined;
  /** Token name or symbol, or a part of its address when it holds `0x` (HOM-07). */
  search: string;
  /** Chain time, unix seconds, rounded so that what is asked does not change every second. */
  now: bigint;
  /** Further conditions: what the reader chose. */
  chosen: readonly SaleWhere[];
}

/** The `where` of a list of sales. */
export function saleListWhere({ tab, account, search, now, chosen }: SaleListFilter): { and: SaleWhere[] } {
  const own = account && { owner: account.toLowerCase() };
  return {
    and: [
      own ? { or: [{ isVisible: true }, own] } : { isVisible: true },
      ...(tab.isOwn && own ? [own] : []),
      ...tab.conditions(now),
      ...chosen,
      ...searchConditions(search, { address: 'token', name: 'tokenName', symbol: 'tokenSymbol' }),
    ],
  };
}
