import { t } from '@lingui/core/macro';
import type { ContractKey } from '@rab/config';
import { say, type Words } from '@rab/language';
import { formOf } from '@rab/ui/forms';
import { GLOSSARY } from '../../model/glossary.ts';
import { CreationFee } from '../steps/CreationFee.tsx';
import { TokenFields } from '../steps/TokenFields.tsx';
import { verifyStep } from '../steps/verifyStep.tsx';
import { type VerifyTokenForm, verifyTokenForm, verifyTokenSchema } from './verifyTokenSchema.ts';

const { SwitchField, TextField, useWatch } = formOf<VerifyTokenForm>();

/**
 * The first step of a sale at a fixed price: which token is sold, for what, and whether referrers earn.
 * @param feeOf the factory whose fee is shown already here
 * @param currencyHint what the currency is for, where the sale has no liquidity
 */
export const saleVerifyStep = ({ feeOf, currencyHint }: { feeOf?: ContractKey; currencyHint?: Words } = {}) =>
  verifyStep({
    form: verifyTokenForm,
    emptyForm: ({ chain, tokenQuery }) => ({
      tokenAddress: tokenQuery,
      currency: chain.nativeToken.address,
      enableAffiliate: false,
      referralRate: '',
    }),
    schema: verifyTokenSchema,
    Fields: () => (
      <>
        <TokenFields currencyHint={currencyHint && say(currencyHint)} />
        <SwitchField
          name="enableAffiliate"
          label={t`Affiliate program`}
          glossary={GLOSSARY.referral}
          hint={t`Share part of the raise with people who refer buyers`}
        />
        <RewardField />
        {feeOf && <CreationFee factory={feeOf} />}
      </>
    ),
  });

function RewardField() {
  if (!useWatch('enableAffiliate')) return null;
  return (
    <TextField
      name="referralRate"
      label={t`Reward percentage`}
      glossary={GLOSSARY.referral}
      inputMode="decimal"
      suffix="%"
      hint={t`At most 5% of the raise`}
      isRequired
    />
  );
}
