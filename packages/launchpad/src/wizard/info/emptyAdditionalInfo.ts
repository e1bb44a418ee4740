import type { AdditionalInfoForm } from './additionalInfoForm.ts';

/** Project info that nobody has filled in yet. */
export const EMPTY_ADDITIONAL_INFO: AdditionalInfoForm = {
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
  whitepaperUrl: '',
  description: '',
};
