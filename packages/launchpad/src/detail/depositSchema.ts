import { v } from '@rab/config';
import { formatAmount, SALE_PLACES } from '@rab/contracts';
import { amountCodec } from '@rab/ui/forms';

/** What a deposit is judged by. Base units. */
export interface DepositContext {
  baseDecimals: number;
  minBuy: bigint;
  maxBuy: bigint;
  /** Already deposited by the account. */
  deposited: bigint;
  /** Base tokens until the hard cap. */
  remaining: bigint;
  /** Undefined without a wallet: then the balance is not judged. */
  balance: bigint | undefined;
}

export interface DepositForm {
  amount: string;
}

/** The deposit field (BUY-02): text in, base units out. The last fill of a sale may be smaller than the minimum. */
export const depositSchema = (context: DepositContext) => {
  const { baseDecimals, minBuy, maxBuy, deposited, remaining, balance } = context;
  // worded alike on both sides, as the specification has it
  const beyond = (bound: bigint) => `Need to deposit more than ${formatAmount(bound, baseDecimals, SALE_PLACES)}`;
  const isLastFill = remaining < minBuy;
  return v.object({
    amount: v.pipe(
      amountCodec(baseDecimals, { notPositive: beyond(minBuy) }),
      v.check((amount) => isLastFill || deposited + amount >= minBuy, beyond(minBuy)),
      v.check((amount) => deposited + amount <= maxBuy, beyond(maxBuy)),
      v.check((amount) => balance === undefined || amount <= balance, 'Amount is above your balance'),
    ),
  });
};
