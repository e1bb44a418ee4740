import { parseAddress } from '@rab/contracts';
import type { DoneAct } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import type { DepositInReceipt } from './depositInReceipt.ts';

/** Which act it is to deposit into a sale, as transactions name it. */
export const buyKey = (sale: string): string => `buy:${sale}`;

/** A deposit that was taken; the amount in base units. */
export interface Deposit {
  sale: Address;
  amount: bigint;
  /** The account that earns from it; null without a referrer. */
  referrer: Address | null;
}

/**
 * The deposit that an act has made, null where it is another act.
 * @param readers of the kinds of sale into which it may have been
 */
export function depositOf(
  { key, receipt }: Pick<DoneAct, 'key' | 'receipt'>,
  readers: readonly DepositInReceipt[],
): Deposit | null {
  const sale = parseAddress(key.startsWith(buyKey('')) ? key.slice(buyKey('').length) : null);
  if (!sale) return null;
  for (const read of readers) {
    const taken = read(receipt, sale);
    if (taken) return { sale, amount: taken.amount, referrer: taken.referrer };
  }
  return null;
}
