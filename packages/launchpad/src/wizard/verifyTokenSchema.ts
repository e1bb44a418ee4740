import { v } from '@rab/config';
import { percentToPerMille } from '@rab/contracts';
import { refusals } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/contract';
import { BLANK_CURRENCY, checkTokenAndCurrency, type TokenContext } from './checkTokenAndCurrency.ts';

/** At most 5 percent of the raise goes to referrers. */
const MAX_REFERRAL_PER_MILLE = 50n;

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

/** Rules of step 1 (WIZ-03, WIZ-04). */
export const verifyTokenSchema = (rules: TokenContext) =>
  v.pipe(
    verifyTokenForm,
    v.rawTransform((context): VerifiedToken => {
      const { refuse, isRefused } = refusals(context);
      const form = context.dataset.value;
      const { token, baseToken } = checkTokenAndCurrency(form, refuse, rules);

      let referralRate = 0n;
      if (form.enableAffiliate) {
        const rate = percentToPerMille(form.referralRate);
        if (form.referralRate.trim() === '') refuse('referralRate', 'Reward percentage cannot be blank');
        else if (rate === null) refuse('referralRate', 'Must be number');
        else if (Number(form.referralRate) > 5 || rate > MAX_REFERRAL_PER_MILLE)
          refuse('referralRate', 'Reward percentage must less than 5');
        else referralRate = rate;
      }
      if (isRefused() || !token || !baseToken) return context.NEVER;
      return { token, baseToken, referralRate };
    }),
  );
