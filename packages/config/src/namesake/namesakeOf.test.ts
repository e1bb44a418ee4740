import { expect, it } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { namesakeOf } from './namesakeOf.ts';

const chain = parseConfig(configFixture()).chains['56'];
if (!chain) throw new Error('no chain');
const BUSD = `0x${'9'.repeat(40)}`;
const OTHER = `0x${'7'.repeat(40)}`;
const borrowed = (name: string, symbol: string, address = OTHER) =>
  namesakeOf(chain, { address, name, symbol })?.symbol;

it.each([
  ['BUSD', 'the same'],
  ['busd', 'other case'],
  ['ΒUSD', 'a Greek Beta'],
  ['ВUSD', 'a Cyrillic Ve'],
  ['BUЅD', 'a Cyrillic Dze'],
  ['ＢＵＳＤ', 'full-width letters'],
  ['𝐁𝐔𝐒𝐃', 'mathematical letters'],
  ['BÚSD', 'an accent'],
  ['B\u200BUSD', 'something invisible'],
  ['B.U.S.D', 'signs between'],
  [' BUSD ', 'spaces around'],
  ['BU$D', 'a dollar sign'],
  ['BU5D', 'a five'],
  ['ᏴUSD', 'a Cherokee letter'],
])('%s, %s, borrows a configured symbol, as symbol and as name [RSK-07]', (text) => {
  expect(borrowed('Anything', text)).toBe('BUSD');
  expect(borrowed(text, 'ANY')).toBe('BUSD');
});

it('the native currency is borrowed from like any other, by a small letter too [RSK-07]', () => {
  expect(borrowed('BNB', 'XYZ')).toBe('BNB');
  expect(borrowed('Coin', 'bИb')).toBeUndefined();
  expect(borrowed('Coin', 'ВNВ')).toBe('BNB');
});

it('a configured token is itself, in whatever case its address is written [RSK-07]', () => {
  expect(borrowed('BUSD', 'BUSD', BUSD)).toBeUndefined();
  expect(borrowed('BUSD', 'BUSD', BUSD.toUpperCase().replace('X', 'x'))).toBeUndefined();
});

it.each(['BUSDT', 'USD', 'BUS', 'DBUS', 'Carrot', '漢字', '', '🥕'])('%j borrows nothing [RSK-07]', (text) => {
  expect(borrowed(text, text)).toBeUndefined();
});
