import { type ProjectInfo, v } from '@rab/config';
import { type AdditionalInfoForm, additionalInfoSchema, requiredLink } from './additionalInfoSchema.ts';

/** Links that Update Additional Info asks for and the wizard does not. */
const links = {
  gitHubUrl: requiredLink('Github cannot be blank'),
  twitterUrl: requiredLink('Twitter cannot be blank'),
  discordUrl: requiredLink('Discord cannot be blank'),
  telegramUrl: requiredLink('Telegram cannot be blank'),
};

export const UPDATE_LINKS = Object.keys(links);

/** Update Additional Info (UPD-02): more links are required than in the wizard; both readings stand. */
export const updateInfoSchema = v.object({
  ...additionalInfoSchema.entries,
  ...links,
}) satisfies v.GenericSchema<AdditionalInfoForm, ProjectInfo>;
