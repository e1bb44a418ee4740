import type { ProjectInfo, v } from '@rab/config';
import { Panel, Stack } from '@rab/ui';
import { FormProvider, useForm, valibotResolver } from '@rab/ui/forms';
import { AdditionalInfoFields } from './AdditionalInfoFields.tsx';
import { type AdditionalInfoForm, additionalInfoSchema } from './additionalInfoSchema.ts';
import { EMPTY_ADDITIONAL_INFO } from './emptyAdditionalInfo.ts';
import { StepButtons } from './StepButtons.tsx';
import { useKeepTyped } from './useKeepTyped.ts';

export interface AdditionalInfoStepProps {
  saved: AdditionalInfoForm | null;
  /** Stricter rules than the sales', and the links that they require. */
  schema?: v.GenericSchema<AdditionalInfoForm, ProjectInfo>;
  requiredLinks?: readonly string[];
  onTyped: (form: AdditionalInfoForm) => void;
  onBack: () => void;
  onNext: (form: AdditionalInfoForm) => void;
}

/** Step 3: what buyers read about the project. */
export function AdditionalInfoStep({
  saved,
  schema = additionalInfoSchema,
  requiredLinks = [],
  onTyped,
  onBack,
  onNext,
}: AdditionalInfoStepProps) {
  const form = useForm<AdditionalInfoForm>({
    mode: 'onTouched',
    defaultValues: saved ?? EMPTY_ADDITIONAL_INFO,
    resolver: valibotResolver(schema),
  });
  useKeepTyped(form, onTyped);
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onNext(form.getValues()))} noValidate>
        <Panel title="Add Additional Info">
          <Stack gap="5">
            <AdditionalInfoFields requiredLinks={requiredLinks} />
            <StepButtons onBack={onBack} />
          </Stack>
        </Panel>
      </form>
    </FormProvider>
  );
}
