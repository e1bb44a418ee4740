import { v } from '@rab/config';
import { BLANK_CURRENCY, checkTokenAndCurrency, type TokenContext } from '@rab/launchpad';
import { refusals } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/contract';

export const verifyFairTokenForm = v.object({
  tokenAddress: v.string(),
  currency: v.string(BLANK_CURRENCY),
  feeOption: v.string(),
});

export type VerifyFairTokenForm = v.InferInput<typeof verifyFairTokenForm>;

/** The two ways to pay the platform, as the contract numbers them. */
export const FEE_OPTIONS = [
  { value: '1', label: '2% of raised plus 2% of tokens raised' },
  { value: '2', label: '5% of raised only' },
] as const;

/** Step 1 as the contract takes it. */
export interface VerifiedFairToken {
  token: Address;
  baseToken: Address;
  feeOption: bigint;
}

/** Rules of step 1. */
export const verifyFairTokenSchema = (rules: TokenContext) =>
  v.pipe(
    verifyFairTokenForm,
    v.rawTransform((context): VerifiedFairToken => {
      const { refuse, isRefused } = refusals(context);
      const form = context.dataset.value;
      const { token, baseToken } = checkTokenAndCurrency(form, refuse, rules);
      if (!FEE_OPTIONS.some(({ value }) => value === form.feeOption)) refuse('feeOption', 'Please select a fee option');
      if (isRefused() || !token || !baseToken) return context.NEVER;
      return { token, baseToken, feeOption: BigInt(form.feeOption) };
    }),
  );
