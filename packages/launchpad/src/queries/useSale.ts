import { parseAddress } from '@rab/contracts';
import type { SaleKindInDetail } from '../model/SaleKindInDetail.ts';
import { useIndexedSale } from './indexedSale.ts';
import { SaleNotFound } from './SaleNotFound.ts';
import type { Sale } from './saleSchema.ts';

export type SaleResult =
  | { status: 'loading' | 'missing' | 'failed' }
  | { status: 'ready'; sale: Sale; isStale: boolean };

/** A sale for its own page: indexed terms and lists, with the chain's own state where that is known. */
export function useSale({ subgraph, useLiveState }: SaleKindInDetail, idText: string | undefined): SaleResult {
  const id = parseAddress(idText);
  const indexed = useIndexedSale(id && { subgraph, id });
  const live = useLiveState(indexed.data ? id : null);
  if (!id) return { status: 'missing' };
  if (indexed.data)
    return { status: 'ready', sale: { ...indexed.data, ...live.data }, isStale: indexed.isError || live.isError };
  if (!indexed.isError) return { status: 'loading' };
  return { status: indexed.error instanceof SaleNotFound ? 'missing' : 'failed' };
}
