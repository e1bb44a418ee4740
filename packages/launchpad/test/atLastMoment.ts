import type { Sale } from '@rab/sdk/sales';
import { momentsOf } from '../src/kind/momentsOf.ts';
import type { SaleKind } from '../src/kind/SaleKind.ts';

/** The time that the screens decide by at `now`: the last of a sale's moments that has passed. */
export function atLastMoment(kind: SaleKind, sale: Sale, now: bigint): bigint {
  const sorted = momentsOf(kind, sale).sort((a, b) => (a < b ? -1 : 1));
  return sorted.findLast((moment) => moment <= now) ?? 0n;
}
