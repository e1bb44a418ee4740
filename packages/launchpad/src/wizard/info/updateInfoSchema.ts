import { t } from '@lingui/core/macro';
import { type ProjectInfo, v } from '@rab/config';
import { linkCodec } from '@rab/ui/forms';
import type { AdditionalInfoForm } from './additionalInfoForm.ts';
import { additionalInfoSchema } from './additionalInfoSchema.ts';

/** Links that Update Additional Info asks for and the wizard does not. */
const links = {
  gitHubUrl: linkCodec(() => t`Github cannot be blank`),
  twitterUrl: linkCodec(() => t`Twitter cannot be blank`),
  discordUrl: linkCodec(() => t`Discord cannot be blank`),
  telegramUrl: linkCodec(() => t`Telegram cannot be blank`),
};

export const UPDATE_LINKS: readonly string[] = Object.keys(links);

/** Update Additional Info (UPD-02): more links are required than in the wizard; both rules apply. */
export const updateInfoSchema = v.object({
  ...additionalInfoSchema.entries,
  ...links,
}) satisfies v.GenericSchema<AdditionalInfoForm, ProjectInfo>;
