import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import { type SaleTerms, type SaleTermsContext, saleTermsForm, saleTermsSchema, vestingSchema } from '@rab/launchpad';
import { wholeDaysCodec, wholeNumberCodec } from '@rab/ui/forms';

export const growInfoForm = v.object({
  ...saleTermsForm.entries,
  // not in what browsers kept before there were such terms
  parts: v.optional(v.string(), ''),
  partPeriod: v.optional(v.string(), ''),
});

export type GrowInfoForm = v.InferOutput<typeof growInfoForm>;

/** Step 2 as the contract takes it. */
export interface GrowInfo extends SaleTerms {
  /** In how many parts the raise is paid out, 0 for all at once, and the seconds between two of them (RGT-05). */
  parts: bigint;
  partPeriod: bigint;
}

export interface GrowInfoContext extends SaleTermsContext {
  /** What step 1 gave out; per mille. */
  verified: { referralRate: bigint };
}

const { minParts, maxParts, minPartPeriod, maxPartPeriod } = SALE_LIMITS;

/** In how many parts the raise is paid out: no number typed for all at once. Days between them say that there are some. */
const partsSchema = ({ verified }: GrowInfoContext) =>
  v.pipe(
    v.object({
      parts: v.pipe(
        v.optional(wholeNumberCodec({ isOptional: true }), ''),
        v.check(
          (count) => count === 0n || (count >= minParts && count <= maxParts),
          SALE_RULE_SENTENCES.PartsOutOfRange,
        ),
        v.check((count) => count === 0n || verified.referralRate === 0n, SALE_RULE_SENTENCES.ReferralWithParts),
      ),
      partPeriod: v.optional(wholeDaysCodec({ isOptional: true }), ''),
    }),
    v.forward(
      v.check(
        ({ parts, partPeriod }) => parts > 0n || partPeriod === 0n,
        t`Say in how many parts, or clear the days between them`,
      ),
      ['parts'],
    ),
    v.forward(
      v.check(
        ({ parts, partPeriod }) => parts === 0n || (partPeriod >= minPartPeriod && partPeriod <= maxPartPeriod),
        SALE_RULE_SENTENCES.PartPeriodOutOfRange,
      ),
      ['partPeriod'],
    ),
  );

/** Rules of step 2 and its units (WIZ-20): no listing, but a start of the vesting, and parts; the contract enforces the same. */
export const growInfoSchema = (context: GrowInfoContext) =>
  v.intersect([
    saleTermsSchema(context),
    partsSchema(context),
    vestingSchema(wholeDaysCodec({ isOptional: true })),
  ]) satisfies v.GenericSchema<unknown, GrowInfo>;
