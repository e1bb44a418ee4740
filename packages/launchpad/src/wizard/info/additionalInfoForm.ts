import { v } from '@rab/config';

/** Step 3 as it was typed, right or wrong: for drafts. */
export const additionalInfoForm = v.object({
  logoUrl: v.string(),
  websiteUrl: v.string(),
  twitterUrl: v.string(),
  redditUrl: v.string(),
  facebookUrl: v.string(),
  mediumUrl: v.string(),
  discordUrl: v.string(),
  telegramUrl: v.string(),
  gitHubUrl: v.string(),
  youtubleUrl: v.string(),
  whitepaperUrl: v.string(),
  description: v.string(),
});

export type AdditionalInfoForm = v.InferInput<typeof additionalInfoForm>;
