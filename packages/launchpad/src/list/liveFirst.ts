import type { Sale } from '@rab/sdk/sales';
import type { SaleKind } from '../kind/SaleKind.ts';

const RANKS: Readonly<Record<string, number>> = { live: 0, upcoming: 1 };

/** Sales of a kind with those first that run at `now` (chain time, unix seconds), then those to come; otherwise as they were. */
export function liveFirst(kind: SaleKind, sales: readonly Sale[], now: bigint): Sale[] {
  const rank = (sale: Sale) => RANKS[kind.stateOf(sale, now).phase] ?? 2;
  return [...sales].sort((one, other) => rank(one) - rank(other));
}

/** The first sale of each token. */
export const onePerToken = (sales: readonly Sale[]): Sale[] =>
  sales.filter(({ token }, at) => sales.findIndex((other) => other.token.address === token.address) === at);
