import { t } from '@lingui/core/macro';
import { SaleTermsFields, type SaleTermsForm, type Sold } from '@rab/launchpad';
import { formOf } from '@rab/ui/forms';

const { TextField } = formOf<SaleTermsForm>();

/** Price, caps, limits, time and vesting. */
export function GrowInfoFields(sold: Sold) {
  return (
    <SaleTermsFields
      title={t`RAB Grow Info`}
      token={sold.token.symbol}
      base={sold.base.symbol}
      vestingFields={
        <TextField
          name="vestingStart"
          label={t`Vesting start`}
          inputMode="numeric"
          suffix={t`days`}
          hint={t`Days from the end of the sale until the release begins`}
        />
      }
    />
  );
}
