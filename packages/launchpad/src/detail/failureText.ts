import { baseText } from '../model/amountText.ts';
import type { Sale } from '../model/Sale.ts';

/**
 * Why a sale failed, in numbers, and what each side does next (MNY-09).
 * @param late why a sale of its kind fails though it raised enough: `It was not listed within 7 days.`
 */
export function failureText(sale: Pick<Sale, 'isCancelled' | 'raised' | 'softCap' | 'base'>, late: string): string {
  const raised = sale.raised === 0n ? 'nothing' : baseText(sale, sale.raised);
  const reason = sale.isCancelled
    ? `It was cancelled; ${raised} had been raised.`
    : sale.raised < sale.softCap
      ? `Soft cap missed: ${raised} of ${baseText(sale, sale.softCap)}.`
      : late;
  const buyers = sale.raised === 0n ? '' : ' Buyers take their whole deposit back here, whenever they like;';
  return `${reason}${buyers} ${buyers ? 'the' : 'The'} owner takes the tokens back.`;
}
