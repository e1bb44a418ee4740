import { t } from '@lingui/core/macro';
import { shareInPercent } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import type { SaleKind } from './SaleKind.ts';

/** How far a raise is (DET-14): in percent of its goal, base units, and as much of it as fills a bar, 0 to 100. */
export function raiseShare(
  { pricing: { hasHardCap } }: Pick<SaleKind, 'pricing'>,
  { raised, softCap, hardCap }: Pick<Sale, 'raised' | 'softCap' | 'hardCap'>,
) {
  const goal = hasHardCap
    ? { amount: hardCap, name: t`hard cap`, shareOf: t`Share of the hard cap` }
    : { amount: softCap, name: t`soft cap`, shareOf: t`Share of the soft cap` };
  const percent = shareInPercent(raised, goal.amount);
  return { goal, percent, filled: Math.min(Number(percent), 100) };
}
