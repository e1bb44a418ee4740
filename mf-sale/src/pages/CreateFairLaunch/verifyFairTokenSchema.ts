import { t } from '@lingui/core/macro';
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
export const feeOptions = () => [
  { value: '1', label: t`2% of raised plus 2% of tokens raised` },
  { value: '2', label: t`5% of raised only` },
];

/** Step 1 as the contract takes it. */
export interface VerifiedFairToken {
  token: Address;
  baseToken: Address;
  feeOption: bigint;
}

const feeOption = () =>
  parsedCodec(
    (text) => (feeOptions().some(({ value }) => value === text) ? BigInt(text) : null),
    t`Please select a fee option`,
  );

/** Rules of step 1. */
export const verifyFairTokenSchema = (context: TokenContext) =>
  v.pipe(
    v.object({ ...tokenAndCurrency(context), feeOption: feeOption() }),
    v.transform(
      (form): VerifiedFairToken => ({
        token: form.tokenAddress,
        baseToken: form.currency,
        feeOption: form.feeOption,
      }),
    ),
  );
