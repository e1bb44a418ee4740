import { t } from '@lingui/core/macro';
import { Grid } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { TermsForm } from './typedTerms.ts';

const { DateTimeField, TextField } = formOf<TermsForm>();

/** The four terms of a vesting lock (LKC-02). */
export function VestingFields() {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
      <DateTimeField name="tgeDate" label={t`TGE date`} isRequired />
      <TextField name="tgePercent" label={t`TGE percent`} inputMode="decimal" suffix="%" isRequired />
      <TextField name="cycleDays" label={t`Cycle (days)`} inputMode="numeric" isRequired />
      <TextField
        name="cycleReleasePercent"
        label={t`Cycle release percent`}
        inputMode="decimal"
        suffix="%"
        isRequired
      />
    </Grid>
  );
}
