import { baseText } from '../model/amountText.ts';
import type { Sale } from '../model/Sale.ts';

/**
 * Why a sale failed, in numbers, and what each side does next (MNY-09).
 * @param late why a sale of its kind fails though it raised enough: `It was not listed within 7 days.`
 */
export function failureText(sale: Pick<Sale, 'isCancelled' | 'raised' | 'softCap' | 'base'>, late: string): string {
  const raised = sale.raised === 0n ? 'nothing' : baseText(sale, sale.raised);
  const reason = sale.isCancelled
    ? `The sale was canceled. It had raised ${raised}.`
    : sale.raised < sale.softCap
      ? `The sale missed its soft cap: it raised ${raised} of ${baseText(sale, sale.softCap)}.`
      : late;
  const buyers = sale.raised === 0n ? '' : ' Buyers can withdraw their full deposit here at any time.';
  return `${reason}${buyers} The owner can withdraw the tokens.`;
}
