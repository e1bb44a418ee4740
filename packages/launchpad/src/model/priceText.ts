import type { Sale } from '../queries/saleSchema.ts';
import { rateText } from './rateText.ts';

/** The price in words; where all buyers share the tokens it is what the deposits up to now make it. */
export function priceText(sale: Pick<Sale, 'price' | 'shared' | 'isFinalized' | 'token' | 'base'>): string {
  if (sale.shared && sale.price === 0n) return 'Made by the deposits';
  const rate = rateText(sale.price, sale);
  return sale.shared && !sale.isFinalized ? `${rate} as of now` : rate;
}
