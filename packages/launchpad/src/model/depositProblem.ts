import { v } from '@rab/config';
import type { DepositBounds } from './depositBounds.ts';

/** Why Buy is off, in words (BUY-03); undefined where the amount is right. */
export function depositProblem(
  schema: v.GenericSchema<{ amount: string }, unknown>,
  amount: string,
  { least, most }: DepositBounds,
): string | undefined {
  if (most < least) return 'You cannot deposit now';
  if (amount.trim() === '') return 'Enter an amount';
  return v.safeParse(schema, { amount }).issues?.[0].message;
}
