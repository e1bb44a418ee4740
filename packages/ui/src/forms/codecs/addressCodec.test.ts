import { describe, expect, it } from '@jest/globals';
import { validate } from '@rab/testing/validate';
import { addressCodec } from './addressCodec.ts';

const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';
const address = addressCodec({ blank: 'blank', invalid: 'invalid' });

describe('addressCodec', () => {
  it.each([TOKEN, TOKEN.toLowerCase(), ` ${TOKEN} `])('reads %j and gives its checksum', (text) => {
    expect(validate(address, text)).toBe(TOKEN);
  });

  it.each(['0x12', 'carrot', TOKEN.slice(2), `${TOKEN}0`])('refuses %j', (text) => {
    expect(validate(address, text)).toBe('invalid');
  });

  it.each([`bnb:${TOKEN}`, `https://explorer.example/address/${TOKEN}`])(
    'asks for the address alone in %j [ENG-07]',
    (text) => {
      expect(validate(address, text)).toMatch(/^Paste only the address, from 0x on/);
    },
  );

  it('takes an address with an unseen letter [ENG-07]', () => {
    expect(validate(address, `\u200b${TOKEN}`)).toBe(TOKEN);
  });

  it.each(['', '  ', null])('names the blank %j', (text) => {
    expect(validate(address, text)).toBe('blank');
  });
});
