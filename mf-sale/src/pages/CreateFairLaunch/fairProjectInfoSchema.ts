import { t } from '@lingui/core/macro';
import { type ProjectInfo, v } from '@rab/config';
import { type AdditionalInfoForm, additionalInfoSchema } from '@rab/launchpad';
import { linkCodec } from '@rab/ui/forms';

const links = {
  twitterUrl: linkCodec(() => t`Twitter cannot be blank`),
  telegramUrl: linkCodec(() => t`Telegram cannot be blank`),
  discordUrl: linkCodec(() => t`Discord cannot be blank`),
  gitHubUrl: linkCodec(() => t`Github cannot be blank`),
  redditUrl: linkCodec(() => t`Reddit cannot be blank`),
  facebookUrl: linkCodec(() => t`Facebook cannot be blank`),
  mediumUrl: linkCodec(() => t`Medium cannot be blank`),
  youtubleUrl: linkCodec(() => t`YouTube cannot be blank`),
};

export const SOCIAL_LINKS: readonly string[] = Object.keys(links);

/** Step 3 of a fair launch: every social link is required there, unlike in the sales (WIZ-22). */
export const fairProjectInfoSchema = v.object({
  ...additionalInfoSchema.entries,
  ...links,
}) satisfies v.GenericSchema<AdditionalInfoForm, ProjectInfo>;
