import { useChainTimeSince } from '@rab/wallet-context';
import type { Sale } from '../queries/saleSchema.ts';
import { momentsOf } from './momentsOf.ts';
import type { SaleKind } from './SaleKind.ts';
import type { SaleState } from './SaleState.ts';
import { soldOutOf } from './soldOutOf.ts';

/**
 * Where a sale stands, drawn anew only when that may have changed. `now` is the last of the sale's moments that has
 * passed: good for comparing with them, not for counting.
 */
export function useSaleState(kind: SaleKind, sale: Sale): { state: SaleState; now: bigint } {
  const now = useChainTimeSince(momentsOf(kind, sale));
  return { state: soldOutOf(kind.stateOf(sale, now), sale, now), now };
}
