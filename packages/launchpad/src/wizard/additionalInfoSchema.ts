import { httpUrlSchema, type ProjectInfo, v } from '@rab/config';

const LONGEST_DESCRIPTION = 20_000;
const NOT_A_LINK = 'Must be a link that begins with https:// or http://';

const isLink = (text: string): boolean => text === '' || v.is(httpUrlSchema, text);
const optionalLink = v.pipe(v.string(), v.trim(), v.check(isLink, NOT_A_LINK));
/** A link that must be there; `blank` is said where it is not. */
export const requiredLink = (blank: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(blank), v.check(isLink, NOT_A_LINK));

/** Step 3 (WIZ-13): what is uploaded as project info. */
export const additionalInfoSchema = v.object({
  logoUrl: requiredLink('URL cannot be blank'),
  websiteUrl: requiredLink('Website cannot be blank'),
  twitterUrl: optionalLink,
  redditUrl: optionalLink,
  facebookUrl: optionalLink,
  mediumUrl: optionalLink,
  discordUrl: optionalLink,
  telegramUrl: optionalLink,
  gitHubUrl: optionalLink,
  youtubleUrl: optionalLink,
  description: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Description cannot be blank'),
    v.maxLength(LONGEST_DESCRIPTION, `At most ${LONGEST_DESCRIPTION} characters`),
  ),
}) satisfies v.GenericSchema<ProjectInfo, ProjectInfo>;

export type AdditionalInfoForm = v.InferInput<typeof additionalInfoSchema>;
