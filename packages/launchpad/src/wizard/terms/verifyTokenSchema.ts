import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import { perMilleCodec } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/reads';
import { BLANK_CURRENCY, type TokenContext, tokenAndCurrency } from '../steps/tokenAndCurrency.ts';

export const verifyTokenForm = v.object({
  tokenAddress: v.string(),
  currency: v.string(BLANK_CURRENCY),
  enableAffiliate: v.boolean(),
  referralRate: v.string(),
});

export type VerifyTokenForm = v.InferInput<typeof verifyTokenForm>;

/** Step 1 as the contract takes it. */
export interface VerifiedToken {
  token: Address;
  baseToken: Address;
  /** Per mille, 0 without an affiliate program. */
  referralRate: bigint;
}

const referralRate = () =>
  perMilleCodec({
    blank: t`Reward percentage cannot be blank`,
    max: { value: SALE_LIMITS.maxReferralRate, message: SALE_RULE_SENTENCES.ReferralRateTooLarge },
  });

/** Rules of step 1 (WIZ-03, WIZ-04). */
export const verifyTokenSchema = (context: TokenContext) =>
  v.pipe(
    v.variant('enableAffiliate', [
      v.object({ ...tokenAndCurrency(context), enableAffiliate: v.literal(true), referralRate: referralRate() }),
      v.object({ ...tokenAndCurrency(context), enableAffiliate: v.literal(false) }),
    ]),
    v.transform(
      (form): VerifiedToken => ({
        token: form.tokenAddress,
        baseToken: form.currency,
        referralRate: form.enableAffiliate ? form.referralRate : 0n,
      }),
    ),
  );
