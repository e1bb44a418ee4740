import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { EMPTY_ADDITIONAL_INFO } from '@rab/launchpad';
import { fairProjectInfoSchema } from './fairProjectInfoSchema.ts';

const filled = Object.fromEntries(
  Object.keys(EMPTY_ADDITIONAL_INFO).map((key) => [key, 'https://carrot.example/logo.png']),
);
const messages = (change: object) =>
  Object.fromEntries(
    (v.safeParse(fairProjectInfoSchema, { ...filled, ...change }).issues ?? []).map((issue) => [
      v.getDotPath(issue) as string,
      issue.message,
    ]),
  );

describe('the rules of a fair launch’s step 3', () => {
  it('want every link, and say which is missing', () => {
    expect(messages({})).toEqual({});
    expect(messages(EMPTY_ADDITIONAL_INFO)).toEqual({
      logoUrl: 'URL cannot be blank',
      websiteUrl: 'Website cannot be blank',
      twitterUrl: 'Twitter cannot be blank',
      telegramUrl: 'Telegram cannot be blank',
      discordUrl: 'Discord cannot be blank',
      gitHubUrl: 'Github cannot be blank',
      redditUrl: 'Reddit cannot be blank',
      facebookUrl: 'Facebook cannot be blank',
      mediumUrl: 'Medium cannot be blank',
      youtubleUrl: 'YouTube cannot be blank',
      description: 'Description cannot be blank',
    });
  });

  it('take no link that a browser would run', () => {
    expect(Object.keys(messages({ redditUrl: 'javascript:alert(1)' }))).toEqual(['redditUrl']);
  });
});
