import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { SHOWN_TOKEN, shownOf } from '@rab/testing/shownOf';
import { formFixture } from '../../test/formFixture.ts';
import { createTokenCall } from '../pages/CreateToken/createToken.ts';
import { createTokenSchema } from '../pages/CreateToken/createTokenSchema.ts';
import { kindsOf } from '../pages/CreateToken/tokenKinds.ts';
import { dropFeesCall } from './lowerFees.ts';

const fixture = configFixture();
const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
const chain = parseConfig({
  ...fixture,
  chains: {
    '56': {
      ...mainnet,
      contracts: {
        ...mainnet.contracts,
        liquidityGeneratorTokenFactory: SHOWN_TOKEN,
        babyTokenFactory: SHOWN_TOKEN,
        buybackBabyTokenFactory: SHOWN_TOKEN,
      },
    },
  },
}).chains['56'] as ChainConfig;

const rewards = { rewardToken: SHOWN_TOKEN, marketingFee: '3' };

it.each([
  ['StandardTokenFactory', {}, []],
  [
    'LiquidityGeneratorTokenFactory',
    {
      tokenType: 'liquidityGenerator',
      router: SHOWN_TOKEN,
      transactionFeeYield: '1',
      transactionFeeLiquidity: '2',
      marketingAddress: SHOWN_TOKEN,
      marketingPercent: '3',
    },
    ['0x0000…A440', '1%', '2%', '0x0000…A440', '3%'],
  ],
  [
    'BabyTokenFactory',
    {
      ...rewards,
      tokenType: 'baby',
      minimumTokenBalanceForDividends: '1',
      tokenRewardFee: '1',
      autoAddLiquidityPercent: '2',
      marketingWallet: SHOWN_TOKEN,
    },
    ['0x0000…A440', '1000000000000000000 smallest units', '1%', '2%', '3%', '0x0000…A440'],
  ],
  [
    'BuybackBabyTokenFactory',
    { ...rewards, tokenType: 'buybackBaby', liquidityFee: '1', buyBackFee: '2', reflectionFee: '4' },
    ['0x0000…A440', '1%', '2%', '4%', '3%'],
  ],
] as const)('the creation by the %s says name, supply and fees [CLR-01]', (factory, form, more) => {
  const schema = createTokenSchema({ kinds: kindsOf(chain), rewardToken: { decimals: 18 } });
  const token = v.parse(schema, formFixture(form));
  const { sentence, fields } = shownOf(factory, createTokenCall(chain, token, 10n ** 16n));
  expect(sentence).toBe('Create CRT');
  expect(fields.slice(0, 5)).toEqual([
    { label: 'Name', value: 'Carrot' },
    { label: 'Symbol', value: 'CRT' },
    { label: 'Decimals', value: '18' },
    { label: 'Total supply', value: '1000000000000000000000 smallest units' },
    { label: 'Creation fee', value: '0.01 BNB' },
  ]);
  expect(fields.slice(5).map(({ value }) => value)).toEqual(more);
});

it.each(['LiquidityGeneratorToken', 'BabyToken'])('lower fees of a %s are shown in per cent [CLR-01]', (contract) => {
  const { intent, fields } = shownOf(contract, dropFeesCall(SHOWN_TOKEN));
  expect(intent).toBe('Lower the fees');
  expect(fields.map(({ value }) => value)).toEqual(['0%', '0%', '0%', '0%']);
});
