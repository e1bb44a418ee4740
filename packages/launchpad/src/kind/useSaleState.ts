import type { Sale } from '@rab/sdk/sales';
import { useChainTimeSince } from '@rab/wallet-context';
import type { SaleState } from '../model/SaleState.ts';
import { soldOutOf } from '../model/soldOutOf.ts';
import { momentsOf } from './momentsOf.ts';
import type { SaleKind } from './SaleKind.ts';

/**
 * The state of a sale, redrawn only when it may have changed. `now` is the last of the sale's moments that has passed: good for
 * comparing with them, not for counting.
 */
export function useSaleState(kind: SaleKind, sale: Sale): { state: SaleState; now: bigint } {
  const now = useChainTimeSince(momentsOf(kind, sale));
  return { state: soldOutOf(kind.stateOf(sale, now), sale, now), now };
}
