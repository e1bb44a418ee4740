import { t } from '@lingui/core/macro';
import { Grid } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import { GLOSSARY } from '../../model/glossary.ts';
import type { TermsForm } from './typedTerms.ts';

const { DateTimeField, TextField } = formOf<TermsForm>();

/** The four terms of a vesting lock (LKC-02). */
export function VestingFields() {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
      <DateTimeField name="tgeDate" label={t`TGE date`} glossary={GLOSSARY.tgeDate} isRequired />
      <TextField
        name="tgePercent"
        label={t`TGE percent`}
        glossary={GLOSSARY.tgePercent}
        inputMode="decimal"
        suffix="%"
        isRequired
      />
      <TextField name="cycleDays" label={t`Cycle (days)`} glossary={GLOSSARY.cycle} inputMode="numeric" isRequired />
      <TextField
        name="cycleReleasePercent"
        label={t`Cycle release percent`}
        glossary={GLOSSARY.cycleReleasePercent}
        inputMode="decimal"
        suffix="%"
        isRequired
      />
    </Grid>
  );
}
