import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { formatAmount, SALE_PLACES } from '@rab/contracts';
import { amountCodec } from '@rab/ui/forms';
import { acceptedOf } from '../../model/acceptedOf.ts';
import type { DepositBounds, DepositFacts } from './depositBounds.ts';

/** What a deposit is judged by. Base units. */
export interface DepositContext extends DepositFacts {
  baseDecimals: number;
}

export interface DepositForm {
  amount: string;
}

/** The deposit field (BUY-02): text in, base units out. What fills the sale may be smaller than the minimum. */
export const depositSchema = (context: DepositContext) => {
  const { baseDecimals, minBuy, maxBuy, deposited, remaining, leastBuying, balance, gas } = context;
  // worded alike on both sides, as the specification has it
  const beyond = (bound: bigint) => t`Need to deposit more than ${formatAmount(bound, baseDecimals, SALE_PLACES)}`;
  return v.object({
    amount: v.pipe(
      amountCodec(baseDecimals, { notPositive: beyond(minBuy) }),
      v.check((amount) => amount >= remaining || deposited + amount >= minBuy, beyond(minBuy)),
      v.check((amount) => deposited + amount <= maxBuy, beyond(maxBuy)),
      v.check((amount) => acceptedOf(amount, remaining) >= leastBuying, t`This amount is too small to buy any tokens`),
      v.check((amount) => balance === undefined || amount + gas <= balance, t`Amount is above your balance`),
    ),
  });
};

/** What was typed, parsed once: base units of an amount that can be read, and what is wrong with it. */
export interface DepositValidation {
  /** Null for a text that is no amount. */
  amount: bigint | null;
  problem: string | undefined;
}

/** Reads the field as it is typed; `problem` says why Buy is off (BUY-03). */
export function validateDeposit(
  schema: ReturnType<typeof depositSchema>,
  text: string,
  { least, most }: DepositBounds,
): DepositValidation {
  const { typed, output, issues } = v.safeParse(schema, { amount: text });
  const amount = typed ? output.amount : null;
  if (most < least) return { amount, problem: t`You can’t deposit now` };
  return { amount, problem: text.trim() === '' ? t`Enter an amount` : issues?.[0].message };
}
