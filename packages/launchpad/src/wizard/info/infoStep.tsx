import { msg, t } from '@lingui/core/macro';
import type { ProjectInfo, v } from '@rab/config';
import { lazyPart } from '@rab/ui/overlay';
import { step } from '../steps/step.tsx';
import { type AdditionalInfoForm, additionalInfoForm } from './additionalInfoForm.ts';
import { additionalInfoSchema } from './additionalInfoSchema.ts';
import { EMPTY_ADDITIONAL_INFO } from './emptyAdditionalInfo.ts';

const AdditionalInfoFields = lazyPart(
  () => t`The form`,
  async () => (await import('./AdditionalInfoFields.tsx')).AdditionalInfoFields,
);

interface InfoRules {
  schema: v.GenericSchema<AdditionalInfoForm, ProjectInfo>;
  /** Links that it requires. */
  requiredLinks: readonly string[];
}

/** The step about the project: what buyers read. A kind may have stricter rules than the usual ones. */
export const infoStep = ({ schema, requiredLinks }: InfoRules = { schema: additionalInfoSchema, requiredLinks: [] }) =>
  step('info', {
    title: msg`Add Additional Info`,
    form: additionalInfoForm,
    emptyForm: () => EMPTY_ADDITIONAL_INFO,
    schema,
    Fields: () => <AdditionalInfoFields requiredLinks={requiredLinks} />,
  });
