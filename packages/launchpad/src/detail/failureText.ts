import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import { baseText } from '../model/amountText.ts';

/**
 * Why a sale failed, in numbers, and what each side does next (MNY-09).
 * @param late why a sale of its kind fails though it raised enough: `It was not listed within 7 days.`
 */
export function failureText(sale: Pick<Sale, 'isCancelled' | 'raised' | 'softCap' | 'base'>, late: string): string {
  const [raised, softCap] = [baseText(sale, sale.raised), baseText(sale, sale.softCap)];
  const owner = t`The owner can withdraw the tokens.`;
  if (sale.raised === 0n)
    return [
      sale.isCancelled
        ? t`The sale was canceled. It had raised nothing.`
        : t`The sale missed its soft cap: it raised nothing of ${softCap}.`,
      owner,
    ].join(' ');
  const reason = sale.isCancelled
    ? t`The sale was canceled. It had raised ${raised}.`
    : sale.raised < sale.softCap
      ? t`The sale missed its soft cap: it raised ${raised} of ${softCap}.`
      : late;
  return [reason, t`Buyers can withdraw their full deposit here at any time.`, owner].join(' ');
}
