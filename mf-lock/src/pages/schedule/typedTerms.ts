import { v } from '@rab/config';
import { parseAmount } from '@rab/contracts';
import type { LockTerms } from '@rab/contracts/lock';
import { parseUtcInput } from '@rab/ui/forms';
import { type CreateLockForm, vestingFields } from '../CreateLock/createLockSchema.ts';

/** The fields of a form that say when what is released. */
export type TermsForm = Pick<CreateLockForm, 'tgeDate' | 'tgePercent' | 'cycleDays' | 'cycleReleasePercent'>;

/**
 * Terms of a vesting lock as they are typed, in the contract's own integers; null while they are not complete and right.
 * @param amount base units
 */
export function typedVesting(form: TermsForm, amount: bigint | null): LockTerms | null {
  const tgeDate = parseUtcInput(form.tgeDate);
  const fields = v.safeParse(v.object(vestingFields), form);
  if (!amount || tgeDate === null || !fields.success) return null;
  const { tgePercent: tgeBps, cycleDays: cycle, cycleReleasePercent: cycleBps } = fields.output;
  return { amount, tgeDate, tgeBps, cycle, cycleBps };
}

/** As `typedVesting`, of a lock of either kind; `decimals` are the token's. */
export function typedTerms(
  form: TermsForm & Pick<CreateLockForm, 'amount' | 'lockUntil' | 'useVesting'>,
  decimals: number,
): LockTerms | null {
  const amount = parseAmount(form.amount, decimals);
  if (form.useVesting) return typedVesting(form, amount);
  const tgeDate = parseUtcInput(form.lockUntil);
  return amount && tgeDate !== null ? { amount, tgeDate, tgeBps: 0n, cycle: 0n, cycleBps: 0n } : null;
}
