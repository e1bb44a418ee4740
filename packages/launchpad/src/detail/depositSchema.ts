import { v } from '@rab/config';
import { formatAmount, parseAmount, SALE_PLACES } from '@rab/contracts';

/** What a deposit is judged by. Base units. */
export interface DepositContext {
  baseDecimals: number;
  minSpendPerBuyer: bigint;
  maxSpendPerBuyer: bigint;
  /** Already deposited by the account. */
  deposited: bigint;
  /** Base tokens until the hard cap. */
  remaining: bigint;
  /** Undefined without a wallet: then the balance is not judged. */
  balance: bigint | undefined;
}

/** The deposit field (BUY-02): text in, base units out. The last fill of a sale may be smaller than the minimum. */
export const depositSchema = (context: DepositContext) => {
  const { baseDecimals, minSpendPerBuyer, maxSpendPerBuyer, deposited, remaining, balance } = context;
  const shown = (value: bigint) => formatAmount(value, baseDecimals, SALE_PLACES);
  const isLastFill = remaining < minSpendPerBuyer;
  return v.object({
    amount: v.pipe(
      v.string(),
      v.transform((text) => parseAmount(text, baseDecimals)),
      v.bigint('Must be number'),
      v.check(
        (amount) => amount > 0n && (isLastFill || deposited + amount >= minSpendPerBuyer),
        `Need to deposit more than ${shown(minSpendPerBuyer)}`,
      ),
      // worded as the specification has it
      v.check(
        (amount) => deposited + amount <= maxSpendPerBuyer,
        `Need to deposit more than ${shown(maxSpendPerBuyer)}`,
      ),
      v.check((amount) => balance === undefined || amount <= balance, 'Amount is above your balance'),
    ),
  });
};

export interface DepositForm {
  amount: string;
}
