import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { additionalInfoSchema } from './additionalInfoSchema.ts';
import { EMPTY_ADDITIONAL_INFO } from './emptyAdditionalInfo.ts';

const filled = {
  ...EMPTY_ADDITIONAL_INFO,
  logoUrl: 'https://carrot.example/logo.png',
  websiteUrl: 'https://carrot.example',
  description: 'Carrots for everyone.',
};
const messages = (change: object) =>
  Object.fromEntries(
    (v.safeParse(additionalInfoSchema, { ...filled, ...change }).issues ?? []).map((issue) => [
      v.getDotPath(issue) as string,
      issue.message,
    ]),
  );

describe('the rules of step 3', () => {
  it('want logo, website and description, and no other link; how a logo ends is not judged [WIZ-13]', () => {
    expect(messages({})).toEqual({});
    expect(messages({ logoUrl: 'https://carrot.example/logo' })).toEqual({});
    expect(messages({ logoUrl: '', websiteUrl: ' ', description: '  ' })).toEqual({
      logoUrl: 'URL cannot be blank',
      websiteUrl: 'Website cannot be blank',
      description: 'Description cannot be blank',
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'carrot.example'])('refuse %j as any link', (url) => {
    const links = Object.keys(filled).filter((key) => key.endsWith('Url'));
    const refused = messages(Object.fromEntries(links.map((key) => [key, url])));
    expect(Object.keys(refused).sort()).toEqual(links.sort());
  });

  it('bound the description', () => {
    expect(messages({ description: 'x'.repeat(20_001) })).toEqual({ description: 'At most 20,000 characters' });
  });
});
