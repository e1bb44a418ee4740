import { t } from '@lingui/core/macro';
import { Fields, SaleTermsFields, type Sold } from '@rab/launchpad';
import { Panel } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { GrowInfoForm } from './growInfoSchema.ts';

const { TextField } = formOf<GrowInfoForm>();

/** Price, caps, limits, time and vesting, and in how many parts the raise is paid out. */
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
    >
      <Panel title={t`Payout in parts`}>
        <Fields>
          <TextField
            name="parts"
            label={t`Parts of the raise`}
            inputMode="numeric"
            hint={t`2 to 12 parts of the same size. You get the first when the sale is paid out. Until the last one, buyers can hand back tokens they haven’t claimed for their share of what is left. Leave it empty to get the whole raise at once.`}
          />
          <TextField
            name="partPeriod"
            label={t`Time between two parts`}
            inputMode="numeric"
            suffix={t`days`}
            hint={t`7 to 180 days. The administrator can stop the parts, but can’t bring one forward.`}
          />
        </Fields>
      </Panel>
    </SaleTermsFields>
  );
}
