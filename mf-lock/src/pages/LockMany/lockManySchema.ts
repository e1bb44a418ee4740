import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import {
  type CreateLockContext,
  futureDate,
  lockedToken,
  lockTitle,
  vestingFields,
} from '../CreateLock/createLockSchema.ts';

/** What many locks share; the list itself is read separately, row by row. */
export const lockManySchema = ({ token, now }: Pick<CreateLockContext, 'token' | 'now'>) =>
  v.pipe(
    v.object({
      tokenAddress: lockedToken(token),
      title: lockTitle(),
      tgeDate: futureDate(t`TGE date`, now),
      ...vestingFields,
    }),
    v.transform((form) => ({
      token: form.tokenAddress,
      description: form.title,
      date: form.tgeDate,
      vesting: { tgeBps: form.tgePercent, cycle: form.cycleDays, cycleBps: form.cycleReleasePercent },
    })),
  );
