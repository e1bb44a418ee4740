import { parseAddress } from '@rab/contracts';
import { type LiveState, type Sale, SaleNotFound } from '@rab/sdk/sales';
import { isUnanswered } from '@rab/wallet-context';
import { useIndexedSale } from '../queries/indexedSale.ts';
import type { SaleKind } from './SaleKind.ts';
import type { SaleKindWithReads } from './SaleKindInDetail.ts';

/** Where a sale on its page comes from: the chain alone does not show whether this platform's factory has made it. */
export type SaleSource = 'indexer' | 'chain';

export type SaleResult =
  /** `searching`: the indexer does not know it yet, and is asked again. `missing`: it was, in vain. */
  | { status: 'loading' | 'searching' | 'missing' | 'failed' }
  | { status: 'ready'; sale: Sale; isStale: boolean; isNodeAway: boolean; source: SaleSource };

/**
 * A sale for its own page: indexed terms and lists, with the chain's own state where that is known; the whole sale from
 * the chain while the indexer does not answer (MNY-16).
 */
export function useSale(kind: SaleKindWithReads, idText: string | undefined): SaleResult {
  const { subgraph, useLiveState, useChainSale } = kind;
  const id = parseAddress(idText);
  const indexed = useIndexedSale(id && { subgraph, id });
  const live = useLiveState(indexed.data ? id : null);
  const isUnknown = indexed.failureReason instanceof SaleNotFound;
  const isIndexerAway = !indexed.data && indexed.failureCount > 0 && !isUnknown;
  const onChain = useChainSale(isIndexerAway ? id : null);
  if (!id) return { status: 'missing' };
  if (indexed.data) {
    const sale = withLive(kind, indexed.data, live.data);
    // from its first failure on, also while it is asked again
    const isNodeAway = live.isError || isUnanswered(live);
    return {
      status: 'ready',
      sale,
      isStale: indexed.isError || isNodeAway,
      isNodeAway,
      source: 'indexer',
    };
  }
  if (isIndexerAway && onChain.data)
    return {
      status: 'ready',
      sale: withLive(kind, onChain.data),
      isStale: onChain.isError,
      isNodeAway: onChain.isError,
      source: 'chain',
    };
  if (isUnknown) return { status: indexed.isError ? 'missing' : 'searching' };
  return { status: indexed.isError && onChain.isError ? 'failed' : 'loading' };
}

/** A sale as it is now, with the price that follows from that. */
function withLive({ pricing }: SaleKind, sale: Sale, live?: LiveState): Sale {
  const now = { ...sale, ...live };
  return { ...now, price: pricing.priceOf(now) };
}
