import { PER_MILLE } from '@rab/contracts';
import { RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import { mostDays, perMilleCodec, wholeDaysCodec } from '@rab/ui/forms';

const OUT_OF_RANGE = RULE_SENTENCES.LiquidityPercentOutOfRange;

/** How much of the raise becomes liquidity (per mille), and how long it stays locked (seconds). */
export const liquidityFields = {
  liquidityPercent: perMilleCodec({
    min: { value: SALE_LIMITS.minLiquidityPercent, message: OUT_OF_RANGE },
    max: { value: PER_MILLE, message: OUT_OF_RANGE },
  }),
  liquidityLockTime: wholeDaysCodec({
    min: { value: SALE_LIMITS.minLockPeriod, message: RULE_SENTENCES.LockPeriodTooShort },
    max: mostDays(SALE_LIMITS.maxLockPeriod),
  }),
};
