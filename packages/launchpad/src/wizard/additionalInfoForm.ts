import { v } from '@rab/config';
import { type AdditionalInfoForm, additionalInfoSchema } from './additionalInfoSchema.ts';

/** Step 3 as it was typed, right or wrong: for drafts. */
export const additionalInfoForm = v.object(
  v.entriesFromList(Object.keys(additionalInfoSchema.entries) as never[], v.string()),
) as unknown as v.GenericSchema<unknown, AdditionalInfoForm>;
