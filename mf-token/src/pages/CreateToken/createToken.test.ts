import { expect, it } from '@jest/globals';
import { type ChainConfig, contractAddress, parseConfig, v } from '@rab/config';
import {
  babyTokenFactoryAbi,
  buybackBabyTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdPath } from '@rab/wallet-context/transactions';
import { formFixture } from '../../../test/formFixture.ts';
import { createTokenCall, toNewToken } from './createToken.ts';
import { createTokenSchema } from './createTokenSchema.ts';
import { kindsOf, TOKEN_KINDS, type TokenKind } from './tokenKinds.ts';

const fixture = configFixture();
const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
const factories = {
  antiBotStandardTokenFactory: `0x${'f'.repeat(40)}`,
  liquidityGeneratorTokenFactory: `0x${'c'.repeat(40)}`,
  babyTokenFactory: `0x${'d'.repeat(40)}`,
  buybackBabyTokenFactory: `0x${'e'.repeat(40)}`,
};
const chain = parseConfig({
  ...fixture,
  chains: { '56': { ...mainnet, contracts: { ...mainnet.contracts, ...factories } } },
}).chains['56'] as ChainConfig;
const TOKEN = `0x${'7'.repeat(40)}` as const;
const ADDRESS = `0x${'5'.repeat(40)}` as const;
const transactionHash = `0x${'1'.repeat(64)}` as const;
const what = ['Carrot', 'CRT', 18, 1000n * 10n ** 18n];

/** The call of a form, its fields in the order that the ABI has. */
function callOf(form: Parameters<typeof formFixture>[0]) {
  const schema = createTokenSchema({ kinds: kindsOf(chain), rewardToken: { decimals: 18 } });
  return createTokenCall(chain, v.parse(schema, formFixture(form)), 5n);
}

it.each([
  ['standard', standardTokenFactoryAbi],
  ['antiBot', standardTokenFactoryAbi],
  ['liquidityGenerator', liquidityGeneratorTokenFactoryAbi],
  ['baby', babyTokenFactoryAbi],
  ['buybackBaby', buybackBabyTokenFactoryAbi],
] as const)(
  'a new %s token leads to the page of what its factory says, whatever others write [TOK-05]',
  (kind, abi) => {
    const factory = contractAddress(chain, TOKEN_KINDS[kind].factory);
    const other = logOf(TOKEN, standardTokenFactoryAbi, 'TokenCreated', { token: `0x${'6'.repeat(40)}` });
    const own = logOf(factory, abi, 'TokenCreated', { token: TOKEN });
    expect(createdPath(toNewToken(chain, kind), { logs: [other, own], transactionHash })).toBe(`/token/view/${TOKEN}`);
    expect(createdPath(toNewToken(chain, kind), { logs: [other], transactionHash })).toBeNull();
  },
);

it('every kind is created by its own factory, for its fee and with its own terms [TOK-07, TOK-08, TOK-09]', () => {
  const common = { functionName: 'create', value: 5n };
  expect(callOf({})).toMatchObject({ ...common, address: mainnet.contracts.standardTokenFactory, args: what });
  expect(callOf({ tokenType: 'antiBot' })).toMatchObject({
    ...common,
    address: expect.stringMatching(/^0xf+$/i),
    args: what,
  });
  const generator = { router: ADDRESS, transactionFeeYield: '1', transactionFeeLiquidity: '2', marketingPercent: '3' };
  expect(callOf({ ...generator, tokenType: 'liquidityGenerator', marketingAddress: TOKEN })).toMatchObject({
    ...common,
    address: expect.stringMatching(/^0xc+$/i),
    args: [
      ...what,
      {
        router: ADDRESS,
        transactionFeeYield: 1n,
        transactionFeeLiquidity: 2n,
        marketingAddress: TOKEN,
        marketingPercent: 3n,
      },
    ],
  });
  const baby = { tokenRewardFee: '1', autoAddLiquidityPercent: '2', marketingFee: '3', marketingWallet: TOKEN };
  expect(
    callOf({ ...baby, tokenType: 'baby', rewardToken: ADDRESS, minimumTokenBalanceForDividends: '1.5' }),
  ).toMatchObject({
    ...common,
    address: expect.stringMatching(/^0xd+$/i),
    args: [
      ...what,
      {
        rewardToken: ADDRESS,
        minimumTokenBalanceForDividends: 15n * 10n ** 17n,
        tokenRewardFee: 1n,
        autoAddLiquidityPercent: 2n,
        marketingFee: 3n,
        marketingWallet: TOKEN,
      },
    ],
  });
  const buyback = { liquidityFee: '1', buyBackFee: '2', reflectionFee: '3', marketingFee: '4' };
  expect(callOf({ ...buyback, tokenType: 'buybackBaby', rewardToken: ADDRESS })).toMatchObject({
    ...common,
    address: expect.stringMatching(/^0xe+$/i),
    args: [...what, { rewardToken: ADDRESS, liquidityFee: 1n, buyBackFee: 2n, reflectionFee: 3n, marketingFee: 4n }],
  });
});

it('only kinds are offered that the chain has the factory for [TOK-06]', () => {
  const some = (missing: TokenKind[]) => {
    const without = Object.fromEntries(missing.map((kind) => [TOKEN_KINDS[kind].factory, null]));
    return kindsOf({ contracts: { ...chain.contracts, ...without } });
  };
  expect(some([])).toEqual(['standard', 'antiBot', 'liquidityGenerator', 'baby', 'buybackBaby']);
  expect(some(['baby'])).toEqual(['standard', 'antiBot', 'liquidityGenerator', 'buybackBaby']);
  expect(some(['antiBot', 'liquidityGenerator', 'baby', 'buybackBaby'])).toEqual(['standard']);
});
