import { expect, it } from '@jest/globals';
import { hasMoreThanAddress, parseAddress } from './parseAddress.ts';

const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';

it.each(['\u200b', '\u2060', '\u200e', '\u00a0', '\ufeff', '\u202a', '\u3164', '\u00ad', '\n'])(
  'an unseen letter before, behind or in an address is left out: %j [ENG-07]',
  (letter) => {
    for (const text of [`${letter}${TOKEN}`, `${TOKEN}${letter}`, ` ${letter} ${TOKEN.toLowerCase()}`])
      expect(parseAddress(text)).toBe(TOKEN);
    expect(hasMoreThanAddress(`${letter}${TOKEN}`)).toBe(false);
  },
);

it.each([
  `bnb:${TOKEN}`,
  `eip155:56:${TOKEN}`,
  `eip155:1:${TOKEN}`,
  `ethereum:${TOKEN}@56`,
  `https://bscscan.com/address/${TOKEN}`,
  `https://bscscan.com/token/${TOKEN}?a=0x12`,
  `${TOKEN} (Carrot)`,
])('a text that may name another chain isn’t an address, and is known to hold more than one: %s [ENG-07]', (text) => {
  expect(parseAddress(text)).toBeNull();
  expect(hasMoreThanAddress(text)).toBe(true);
});

it.each(['', '0x12', TOKEN.slice(2), `${TOKEN}0`, `0x${'1'.repeat(64)}`, 'carrot'])(
  '%j isn’t an address [ENG-07]',
  (text) => {
    expect([parseAddress(text), hasMoreThanAddress(text)]).toEqual([null, false]);
  },
);

it('an address in whatever case comes back with its checksum', () => {
  for (const text of [TOKEN, TOKEN.toLowerCase(), TOKEN.replace('E0F', 'e0F')]) expect(parseAddress(text)).toBe(TOKEN);
  for (const nothing of [undefined, null]) expect(parseAddress(nothing)).toBeNull();
});
