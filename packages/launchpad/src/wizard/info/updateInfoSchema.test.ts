import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { EMPTY_ADDITIONAL_INFO } from './emptyAdditionalInfo.ts';
import { updateInfoSchema } from './updateInfoSchema.ts';

const filled = Object.fromEntries(
  Object.keys(EMPTY_ADDITIONAL_INFO).map((key) => [key, 'https://carrot.example/logo.png']),
);
const messages = (change: object) =>
  Object.fromEntries(
    (v.safeParse(updateInfoSchema, { ...filled, ...change }).issues ?? []).map((issue) => [
      v.getDotPath(issue) as string,
      issue.message,
    ]),
  );

describe('the rules of Update Additional Info', () => {
  it('want every link but YouTube, and say which is missing [UPD-02]', () => {
    expect(messages({})).toEqual({});
    expect(messages({ youtubleUrl: '' })).toEqual({});
    expect(messages(EMPTY_ADDITIONAL_INFO)).toEqual({
      logoUrl: 'URL cannot be blank',
      websiteUrl: 'Website cannot be blank',
      gitHubUrl: 'Github cannot be blank',
      twitterUrl: 'Twitter cannot be blank',
      discordUrl: 'Discord cannot be blank',
      telegramUrl: 'Telegram cannot be blank',
      description: 'Description cannot be blank',
    });
  });

  it('take no link that a browser would run', () => {
    expect(Object.keys(messages({ telegramUrl: 'javascript:alert(1)' }))).toEqual(['telegramUrl']);
  });
});
