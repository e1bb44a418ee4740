import type { Sale } from '../queries/saleSchema.ts';

/** What a raise is measured against, base units: its most, or its least where it has no most. */
export const goalOf = ({ shared, softCap, hardCap }: Pick<Sale, 'shared' | 'softCap' | 'hardCap'>) =>
  shared ? { amount: softCap, name: 'soft cap' } : { amount: hardCap, name: 'hard cap' };
