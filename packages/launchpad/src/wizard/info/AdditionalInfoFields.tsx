import { t } from '@lingui/core/macro';
import { Grid, Stack } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { AdditionalInfoForm } from './additionalInfoForm.ts';
import { LogoField } from './LogoField.tsx';

const { TextAreaField, TextField } = formOf<AdditionalInfoForm>();

const optionalLinks = () =>
  [
    ['twitterUrl', 'Twitter'],
    ['telegramUrl', 'Telegram'],
    ['discordUrl', 'Discord'],
    ['gitHubUrl', 'GitHub'],
    ['redditUrl', 'Reddit'],
    ['facebookUrl', 'Facebook'],
    ['mediumUrl', 'Medium'],
    ['youtubleUrl', t`YouTube video`],
    ['whitepaperUrl', t`Whitepaper`],
  ] as const;

/** Fields of project info, for a form of `additionalInfoSchema`. */
export function AdditionalInfoFields({ requiredLinks = [] }: { requiredLinks?: readonly string[] }) {
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
        <LogoField />
        <TextField name="websiteUrl" label={t`Website`} inputMode="url" placeholder="https://…" isRequired />
        {optionalLinks().map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            inputMode="url"
            placeholder="https://…"
            isRequired={requiredLinks.includes(name)}
          />
        ))}
      </Grid>
      <TextAreaField name="description" label={t`Description`} isRequired />
    </Stack>
  );
}
