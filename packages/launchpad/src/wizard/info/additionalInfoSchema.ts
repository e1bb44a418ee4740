import { t } from '@lingui/core/macro';
import { type ProjectInfo, v } from '@rab/config';
import { formatNumber } from '@rab/language';
import { linkCodec, textCodec } from '@rab/ui/forms';
import type { AdditionalInfoForm } from './additionalInfoForm.ts';

const LONGEST_DESCRIPTION = 20_000;
const optionalLink = linkCodec();

/** Step 3 (WIZ-13): what is uploaded as project info. */
export const additionalInfoSchema = v.object({
  logoUrl: linkCodec(() => t`URL cannot be blank`),
  websiteUrl: linkCodec(() => t`Website cannot be blank`),
  twitterUrl: optionalLink,
  redditUrl: optionalLink,
  facebookUrl: optionalLink,
  mediumUrl: optionalLink,
  discordUrl: optionalLink,
  telegramUrl: optionalLink,
  gitHubUrl: optionalLink,
  youtubleUrl: optionalLink,
  whitepaperUrl: optionalLink,
  description: v.pipe(
    textCodec(() => t`Description cannot be blank`),
    v.maxLength(LONGEST_DESCRIPTION, () => t`At most ${formatNumber(LONGEST_DESCRIPTION)} characters`),
  ),
}) satisfies v.GenericSchema<AdditionalInfoForm, ProjectInfo>;
