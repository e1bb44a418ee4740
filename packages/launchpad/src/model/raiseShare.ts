import { shareInPercent } from '@rab/contracts';
import type { Sale } from '../queries/saleSchema.ts';
import { goalOf } from './goalOf.ts';

/** How far a raise is (DET-14): in percent of its goal, and as much of it as fills a bar, 0 to 100. */
export function raiseShare(sale: Pick<Sale, 'raised' | 'shared' | 'softCap' | 'hardCap'>) {
  const goal = goalOf(sale);
  const percent = shareInPercent(sale.raised, goal.amount);
  return { goal, percent, filled: Math.min(Number(percent), 100) };
}
