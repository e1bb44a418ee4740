import { v } from '@rab/config';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { FAIR_LAUNCH_LIMITS } from '@rab/contracts/limits';
import { amountCodec, crossRule } from '@rab/ui/forms';
import {
  type FairLaunchInfoContext,
  type FairLaunchTerms,
  fairLaunchInfoForm,
  fairLaunchInfoSchema,
} from '../CreateFairLaunch/fairLaunchInfoSchema.ts';

export const proRataInfoForm = v.object({ ...fairLaunchInfoForm.entries, hardCap: v.string() });

export type ProRataInfoForm = v.InferInput<typeof proRataInfoForm>;

/** Step 2 as the contract takes it. */
export interface ProRataTerms extends FairLaunchTerms {
  /** Base units. */
  hardCap: bigint;
}

/** Rules and units of step 2: those of a fair launch, and a hard cap above the soft cap (RGT-06). */
export const proRataInfoSchema = (context: FairLaunchInfoContext) => {
  const { decimals } = context.base;
  const cap = amountCodec(decimals, {
    max: { value: FAIR_LAUNCH_LIMITS.maxRaise, message: SALE_RULE_SENTENCES.HardCapTooLarge },
  });
  return v.intersect([
    fairLaunchInfoSchema(context),
    v.pipe(
      v.object({ softCap: amountCodec(decimals), hardCap: cap }),
      crossRule(['softCap', 'hardCap'], ({ softCap, hardCap }) => softCap < hardCap, {
        hardCap: SALE_RULE_SENTENCES.SoftCapNotBelowHardCap,
      }),
    ),
  ]) satisfies v.GenericSchema<unknown, ProRataTerms>;
};
