import { expect, it } from '@jest/globals';
import schema from '@uniswap/token-lists/src/tokenlist.schema.json';
import Ajv from 'ajv';
import { zeroAddress } from 'viem';
import { type IndexedToken, tokenList } from './tokenList.ts';

const known = { ckgid: null, logo: '', decimals: 18 };
const BUSD = `0x${'9'.repeat(40)}` as const;
const settings = {
  chainId: 56,
  currencies: {
    nativeToken: { ...known, address: zeroAddress, name: 'BNB', symbol: 'BNB' },
    baseTokens: [{ ...known, address: BUSD, name: 'Binance USD', symbol: 'BUSD' }],
  },
} as unknown as Parameters<typeof tokenList>[0];
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

const carrot: IndexedToken = {
  address: `0x${'ab'.repeat(20)}`,
  name: 'Carrot Coin',
  symbol: 'CRT',
  decimals: 9,
  createdAt: 1_800_000_000n,
};
const listed = (...changes: Partial<IndexedToken>[]) =>
  tokenList(
    settings,
    changes.map((change) => ({ ...carrot, ...change })),
  );

it('a token is listed as the standard asks, with a checksummed address and without a logo [CHK-04]', () => {
  const list = listed({}, { symbol: 'TWO', createdAt: 1_800_000_060n });
  expect(validate(list)).toBe(true);
  expect(list).toMatchObject({ timestamp: '2027-01-15T08:01:00.000Z', version: { major: 1, minor: 2, patch: 0 } });
  expect(list?.tokens[0]).toEqual({
    chainId: 56,
    address: '0xABaBaBaBABabABabAbAbABAbABabababaBaBABaB',
    name: 'Carrot Coin',
    symbol: 'CRT',
    decimals: 9,
  });
});

it('without a token that can be listed there is no list [CHK-04]', () => {
  expect(tokenList(settings, [])).toBeNull();
  expect(listed({ symbol: 'BNB' })).toBeNull();
  // the schema itself takes no empty list
  expect(validate({ ...listed({}), tokens: [] })).toBe(false);
});

it.each([
  ['a name as long as the standard takes', { name: 'N'.repeat(60), symbol: 'S'.repeat(20) }, true],
  ['letters of two units', { name: '🥕'.repeat(60), symbol: '🥕'.repeat(20) }, true],
  ['a name of one more', { name: 'N'.repeat(61) }, false],
  ['a symbol of one more', { symbol: 'S'.repeat(21) }, false],
  ['a blank in the symbol', { symbol: 'C RT' }, false],
  ['a name of blanks', { name: '  ' }, false],
  ['no name', { name: '' }, false],
  ['no symbol', { symbol: '' }, false],
  ['a space of another kind', { name: 'Carrot\u2003Coin' }, false],
])('%s: listed only where the standard takes it [CHK-04]', (_, change, isListed) => {
  const list = listed(carrot, change);
  expect(list?.tokens).toHaveLength(isListed ? 2 : 1);
  expect(validate(list)).toBe(true);
});

it.each([
  ['the native symbol', { symbol: 'BNB' }],
  ['its letters of another alphabet', { symbol: 'ΒΝΒ' }],
  ['the symbol of a currency with one letter of another alphabet', { symbol: 'ВUSD' }],
  ['its name', { name: 'binance usd' }],
])('a token with %s is not listed [CHK-04]', (_, change) => {
  expect(listed(carrot, change)?.tokens.map(({ symbol }) => symbol)).toEqual(['CRT']);
});
