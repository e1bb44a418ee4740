import { v } from '@rab/config';
import { BLANK_CURRENCY, type TokenContext, tokenAndCurrency } from '@rab/launchpad';
import { parsedCodec } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/reads';

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

const feeOption = parsedCodec(
  (text) => (FEE_OPTIONS.some(({ value }) => value === text) ? BigInt(text) : null),
  'Please select a fee option',
);

/** Rules of step 1. */
export const verifyFairTokenSchema = (context: TokenContext) =>
  v.pipe(
    v.object({ ...tokenAndCurrency(context), feeOption }),
    v.transform(
      (form): VerifiedFairToken => ({
        token: form.tokenAddress,
        baseToken: form.currency,
        feeOption: form.feeOption,
      }),
    ),
  );
