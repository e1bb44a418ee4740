import { Grid, Panel, Stack } from '@rab/ui';
import { FormProvider, TextAreaField, TextField, useForm, valibotResolver } from '@rab/ui/forms';
import { type AdditionalInfoForm, additionalInfoSchema } from './additionalInfoSchema.ts';
import { StepButtons } from './StepButtons.tsx';

const OPTIONAL_LINKS = [
  ['twitterUrl', 'Twitter'],
  ['telegramUrl', 'Telegram'],
  ['discordUrl', 'Discord'],
  ['gitHubUrl', 'GitHub'],
  ['redditUrl', 'Reddit'],
  ['facebookUrl', 'Facebook'],
  ['mediumUrl', 'Medium'],
  ['youtubleUrl', 'YouTube video'],
] as const;

const emptyForm: AdditionalInfoForm = {
  logoUrl: '',
  websiteUrl: '',
  twitterUrl: '',
  redditUrl: '',
  facebookUrl: '',
  mediumUrl: '',
  discordUrl: '',
  telegramUrl: '',
  gitHubUrl: '',
  youtubleUrl: '',
  description: '',
};

export interface AdditionalInfoStepProps {
  saved: AdditionalInfoForm | null;
  onBack: () => void;
  onNext: (form: AdditionalInfoForm) => void;
}

/** Step 3: what buyers read about the project. */
export function AdditionalInfoStep({ saved, onBack, onNext }: AdditionalInfoStepProps) {
  const form = useForm<AdditionalInfoForm>({
    mode: 'onTouched',
    defaultValues: saved ?? emptyForm,
    resolver: valibotResolver(additionalInfoSchema),
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onNext(form.getValues()))} noValidate>
        <Panel title="Add Additional Info">
          <Stack gap="5">
            <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
              <TextField
                name="logoUrl"
                label="Logo URL"
                inputMode="url"
                placeholder="https://…"
                hint="Should end in png, jpg, jpeg or gif"
                isRequired
              />
              <TextField name="websiteUrl" label="Website" inputMode="url" placeholder="https://…" isRequired />
              {OPTIONAL_LINKS.map(([name, label]) => (
                <TextField key={name} name={name} label={label} inputMode="url" placeholder="https://…" />
              ))}
            </Grid>
            <TextAreaField name="description" label="Description" isRequired />
            <StepButtons onBack={onBack} />
          </Stack>
        </Panel>
      </form>
    </FormProvider>
  );
}
