import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { httpUrlSchema, v } from '@rab/config';
import { addToStore } from '@rab/config/project-info';
import { Flex, Stack, Text } from '@rab/ui';
import { FileButton, formOf } from '@rab/ui/forms';
import { useAppConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { ProjectLogo } from '../../projectInfo/ProjectLogo.tsx';
import type { AdditionalInfoForm } from './additionalInfoForm.ts';
import { drawLogo } from './drawLogo.ts';

const { TextField, useFilling, useWatch } = formOf<AdditionalInfoForm>();

const MAX_FILE_BYTES = 5_000_000;

/** The logo: a link, or a picture that the content store keeps, and how buyers see it. */
export function LogoField() {
  const url = useWatch('logoUrl');
  const { fill, fail } = useFilling('logoUrl');
  const { content } = useAppConfig();
  const [isStoring, setStoring] = useState(false);

  const take = async (file: File) => {
    setStoring(true);
    try {
      const logo = await drawLogo(file);
      if (logo) fill(`${content.gateway}/${await addToStore(content.upload, logo, 'logo')}`);
      else fail(t`Your browser can’t read this file as a picture`);
    } catch (error) {
      console.warn('logo upload failed:', error);
      fail(t`We couldn’t save the picture. Try again, or enter a link.`);
    } finally {
      setStoring(false);
    }
  };

  return (
    <Stack gap="3">
      <TextField
        name="logoUrl"
        label={t`Logo URL`}
        inputMode="url"
        placeholder="https://…"
        hint={t`Should end in png, jpg, jpeg or gif`}
        isRequired
      />
      <Flex gap="3" align="center">
        <ProjectLogo url={v.is(httpUrlSchema, url) ? url : undefined} symbol="" />
        <Stack gap="1" align="start">
          <FileButton
            label={t`Logo file`}
            accept="image/*"
            maxBytes={MAX_FILE_BYTES}
            onFile={take}
            onTooLarge={() => fail(t`The file is larger than 5 MB`)}
          >
            {isStoring ? t`Saving the picture…` : t`Upload a picture`}
          </FileButton>
          <Text textStyle="label" color="fg.muted">
            <Trans>Buyers see the logo like this.</Trans>
          </Text>
        </Stack>
      </Flex>
    </Stack>
  );
}
