import { SaleTermsFields, type SaleTermsForm, type Sold } from '@rab/launchpad';
import { formOf } from '@rab/ui/forms';

const { TextField } = formOf<SaleTermsForm>();

/** Price, caps, limits, time and vesting. */
export function GrowInfoFields(sold: Sold) {
  return (
    <SaleTermsFields
      title="RAB Grow Info"
      token={sold.token.symbol}
      base={sold.base.symbol}
      vestingFields={
        <TextField
          name="vestingStart"
          label="Vesting start"
          inputMode="numeric"
          suffix="days"
          hint="Days from the end of the sale until the release begins"
        />
      }
    />
  );
}
