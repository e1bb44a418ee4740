import { type ProjectInfo, v } from '@rab/config';
import { type AdditionalInfoForm, additionalInfoSchema, requiredLink } from '@rab/launchpad';

const links = {
  twitterUrl: requiredLink('Twitter cannot be blank'),
  telegramUrl: requiredLink('Telegram cannot be blank'),
  discordUrl: requiredLink('Discord cannot be blank'),
  gitHubUrl: requiredLink('Github cannot be blank'),
  redditUrl: requiredLink('Reddit cannot be blank'),
  facebookUrl: requiredLink('Facebook cannot be blank'),
  mediumUrl: requiredLink('Medium cannot be blank'),
  youtubleUrl: requiredLink('YouTube cannot be blank'),
};

export const SOCIAL_LINKS = Object.keys(links);

/** Step 3 of a fair launch: every social link is required there, unlike in the sales (WIZ-22). */
export const fairProjectInfoSchema = v.object({
  ...additionalInfoSchema.entries,
  ...links,
}) satisfies v.GenericSchema<AdditionalInfoForm, ProjectInfo>;
