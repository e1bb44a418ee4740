import { PER_MILLE } from '@rab/contracts';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import { mostDays, perMilleCodec, wholeDaysCodec } from '@rab/ui/forms';

/** How much of the raise becomes liquidity (per mille), and how long it stays locked (seconds). */
export const liquidityFields = {
  get liquidityPercent() {
    const message = SALE_RULE_SENTENCES.LiquidityPercentOutOfRange;
    return perMilleCodec({
      min: { value: SALE_LIMITS.minLiquidityPercent, message },
      max: { value: PER_MILLE, message },
    });
  },
  get liquidityLockTime() {
    return wholeDaysCodec({
      min: { value: SALE_LIMITS.minLockPeriod, message: SALE_RULE_SENTENCES.LockPeriodTooShort },
      max: mostDays(SALE_LIMITS.maxLockPeriod),
    });
  },
};
