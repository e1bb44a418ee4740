import { describe, expect, it } from '@jest/globals';
import { validate } from '@rab/testing/validate';
import { linkCodec } from './linkCodec.ts';

describe('linkCodec', () => {
  it.each(['https://carrot.example', ' http://carrot.example/logo.png '])('takes %j, trimmed', (text) => {
    expect(validate(linkCodec(), text)).toBe(text.trim());
    expect(validate(linkCodec('blank'), text)).toBe(text.trim());
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://carrot.example', 'carrot.example'])(
    'refuses %j',
    (text) => {
      expect(validate(linkCodec(), text)).toBe('Must be a link that begins with https:// or http://');
    },
  );

  it('may be blank only where it may be left out', () => {
    expect(validate(linkCodec(), ' ')).toBe('');
    expect(validate(linkCodec('Website cannot be blank'), ' ')).toBe('Website cannot be blank');
  });
});
