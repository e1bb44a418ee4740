import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { type VerifyTokenForm, verifyTokenSchema } from './verifyTokenSchema.ts';

const filled: VerifyTokenForm = {
  tokenAddress: `0x${'1'.repeat(40)}`,
  currency: `0x${'0'.repeat(40)}`,
  enableAffiliate: true,
  referralRate: '2.5',
};
const BUSD = `0x${'9'.repeat(40)}`;
const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const parse = (change: object, isReadable = true) =>
  v.safeParse(verifyTokenSchema({ isReadable, chain }), { ...filled, ...change });
const messages = (change: object, isReadable = true) =>
  Object.fromEntries(
    (parse(change, isReadable).issues ?? []).map((issue) => [v.getDotPath(issue) as string, issue.message]),
  );

describe('the rules of step 1', () => {
  it('take what is right', () => {
    expect(messages({})).toEqual({});
  });

  it.each([
    ['', true, 'Token address cannot be blank'],
    ['  ', true, 'Token address cannot be blank'],
    ['0x12', true, 'Invalid token address'],
    ['carrot', false, 'Invalid token address'],
    [filled.tokenAddress, false, 'Cannot fetch token info'],
  ])('refuse the token %j (readable: %s): %s [WIZ-03]', (tokenAddress, isReadable, message) => {
    expect(messages({ tokenAddress }, isReadable)).toEqual({ tokenAddress: message });
  });

  it('judge the reward percentage, and want a currency and a yes or no to affiliates [WIZ-04]', () => {
    expect(messages({ referralRate: '' })).toEqual({ referralRate: 'Reward percentage cannot be blank' });
    expect(messages({ referralRate: 'much' })).toEqual({ referralRate: 'Must be number' });
    expect(messages({ referralRate: '5.01' })).toEqual({ referralRate: 'Reward percentage must less than 5' });
    expect(messages({ referralRate: '6' })).toEqual({ referralRate: 'Reward percentage must less than 5' });
    expect(messages({ referralRate: '5' })).toEqual({});
    expect(messages({ enableAffiliate: false, referralRate: '' })).toEqual({});
    expect(messages({ currency: '' })).toEqual({ currency: 'Currency cannot be blank' });
    expect(messages({ enableAffiliate: undefined })).toHaveProperty('enableAffiliate');
  });

  it.each([
    [BUSD, {}],
    [`0x${'c'.repeat(40)}`, { currency: 'Please select a currency of this chain' }],
    ['BNB', { currency: 'Please select a currency of this chain' }],
    [null, { currency: 'Currency cannot be blank' }],
  ])('answer the currency %j with %j', (currency, expected) => {
    expect(messages({ currency })).toEqual(expected);
  });

  it.each([
    ['2.55', 25n],
    ['0.09', 0n],
    ['5', 50n],
  ])('take %s percent as %s per mille, rounded down [WIZ-20]', (referralRate, perMille) => {
    expect(parse({ referralRate }).output).toMatchObject({ referralRate: perMille });
  });

  it('take no reward where there are no affiliates', () => {
    expect(parse({ enableAffiliate: false, referralRate: '3' }).output).toMatchObject({ referralRate: 0n });
  });
});
