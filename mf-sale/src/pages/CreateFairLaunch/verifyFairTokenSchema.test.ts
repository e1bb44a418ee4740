import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { type VerifyFairTokenForm, verifyFairTokenSchema } from './verifyFairTokenSchema.ts';

const filled: VerifyFairTokenForm = {
  tokenAddress: `0x${'1'.repeat(40)}`,
  currency: `0x${'0'.repeat(40)}`,
  feeOption: '1',
};
const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const parse = (change: Partial<VerifyFairTokenForm>, isReadable = true) =>
  v.safeParse(verifyFairTokenSchema({ isReadable, chain }), { ...filled, ...change });
const messages = (change: Partial<VerifyFairTokenForm>, isReadable = true) =>
  Object.fromEntries(
    (parse(change, isReadable).issues ?? []).map((issue) => [v.getDotPath(issue) as string, issue.message]),
  );

describe('the rules of a fair launch’s step 1', () => {
  it.each([
    [{ tokenAddress: '' }, true, { tokenAddress: 'Token address cannot be blank' }],
    [{ tokenAddress: '0x12' }, true, { tokenAddress: 'Invalid token address' }],
    [{}, false, { tokenAddress: 'Cannot fetch token info' }],
    [{ currency: '' }, true, { currency: 'Currency cannot be blank' }],
    [{ currency: `0x${'c'.repeat(40)}` }, true, { currency: 'Please select a currency of this chain' }],
    [{ feeOption: '' }, true, { feeOption: 'Please select a fee option' }],
    [{ feeOption: '3' }, true, { feeOption: 'Please select a fee option' }],
    [{}, true, {}],
  ])('answer %j (readable: %s) with %j', (change, isReadable, expected) => {
    expect(messages(change, isReadable)).toEqual(expected);
  });

  it.each([
    ['1', 1n],
    ['2', 2n],
  ])('take fee option %s as the contract numbers it', (feeOption, number) => {
    expect(parse({ feeOption }).output).toEqual({
      token: filled.tokenAddress,
      baseToken: filled.currency,
      feeOption: number,
    });
  });
});
