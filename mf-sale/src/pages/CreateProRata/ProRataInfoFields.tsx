import { t } from '@lingui/core/macro';
import { GLOSSARY, type Sold } from '@rab/launchpad';
import { formOf } from '@rab/ui/forms';
import { FairLaunchInfoFields } from '../CreateFairLaunch/FairLaunchInfoFields.tsx';
import type { ProRataInfoForm } from './proRataInfoSchema.ts';

const { TextField } = formOf<ProRataInfoForm>();

/** The fields of a fair launch with a hard cap. */
export function ProRataInfoFields(sold: Sold) {
  return (
    <FairLaunchInfoFields
      {...sold}
      cap={
        <TextField
          name="hardCap"
          label={t`Hard cap`}
          glossary={GLOSSARY.hardCap}
          inputMode="decimal"
          suffix={sold.base.symbol}
          isRequired
          hint={t`The most the sale accepts of all commitments together. What is above it comes back to the buyers, the same part to everybody`}
        />
      }
    />
  );
}
