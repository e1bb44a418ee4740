import * as v from 'valibot';
import { httpUrlSchema } from './configSchema.ts';

/** Most bytes a project info document may have, as UTF-8 JSON. */
export const PROJECT_INFO_MAX_BYTES = 64 * 1024;

/** Most bytes that an uploaded logo may have, and its most pixels on each side: twice what a page shows. */
export const LOGO_MAX_BYTES = 8 * 1024;
export const LOGO_PIXELS = 128;

/** An http(s) link of at most 2048 characters, or blank: a form leaves the links it was not given blank. */
const link = v.optional(
  v.union([v.literal(''), v.pipe(httpUrlSchema, v.maxLength(2048))], 'is not an http(s) link'),
  '',
);

/**
 * What a sale's owner says about the project (IDX-10): a small JSON document in the content store, kept on chain by
 * its hash. Parsed, every field is there and an absent one is blank; which ones a person must fill is the forms' rule.
 * Keys are spelled as IDX-10 has them (`youtubleUrl`).
 */
export const projectInfoSchema = v.object({
  logoUrl: link,
  description: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
  websiteUrl: link,
  gitHubUrl: link,
  twitterUrl: link,
  discordUrl: link,
  telegramUrl: link,
  youtubleUrl: link,
  facebookUrl: link,
  mediumUrl: link,
  redditUrl: link,
  whitepaperUrl: link,
});

export type ProjectInfo = v.InferOutput<typeof projectInfoSchema>;
