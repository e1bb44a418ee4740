import { describe, expect, it } from '@jest/globals';
import { v } from '@rab/config';
import { formFixture } from '../../../test/formFixture.ts';
import { type CreateTokenContext, type CreateTokenForm, createTokenSchema } from './createTokenSchema.ts';

const REWARD = '0x52908400098527886E0F7030069857D2E4169EE7';
const MARKETING = `0x${'5'.repeat(40)}`;
const ZERO = `0x${'0'.repeat(40)}`;
const valid = formFixture();
const generator = formFixture({
  tokenType: 'liquidityGenerator',
  router: REWARD,
  transactionFeeYield: '2',
  transactionFeeLiquidity: '3',
  marketingAddress: MARKETING,
  marketingPercent: '1',
});
const baby = formFixture({
  tokenType: 'baby',
  decimals: '6',
  rewardToken: REWARD,
  minimumTokenBalanceForDividends: '12.5',
  tokenRewardFee: '4',
  autoAddLiquidityPercent: '2',
  marketingFee: '1',
  marketingWallet: MARKETING,
});
const buyback = formFixture({
  tokenType: 'buybackBaby',
  rewardToken: REWARD,
  liquidityFee: '1',
  buyBackFee: '2',
  reflectionFee: '3',
  marketingFee: '4',
});
const context: CreateTokenContext = {
  kinds: ['standard', 'antiBot', 'liquidityGenerator', 'baby', 'buybackBaby'],
  rewardToken: { decimals: 18 },
};
const schema = createTokenSchema(context);
const issuesOf = (form: CreateTokenForm, changed: Partial<CreateTokenContext> = {}) => {
  const result = v.safeParse(createTokenSchema({ ...context, ...changed }), form);
  return result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
};
const issues = (change: Partial<CreateTokenForm>) => {
  const result = v.safeParse(schema, { ...valid, ...change });
  return result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
};

describe('the create token form', () => {
  it.each([
    [{ name: ' ' }, 'name', 'Please input your name!'],
    [{ symbol: '' }, 'symbol', 'Please input your symbol!'],
    [{ totalSupply: '' }, 'totalSupply', 'Please input your total supply!'],
    [{ totalSupply: 'many' }, 'totalSupply', 'Must be number'],
    [{ decimals: 'ten' }, 'decimals', 'Must be number'],
    [{ decimals: '99' }, 'decimals', 'Must be at most 24'],
    [{ totalSupply: '0' }, 'totalSupply', 'Must be greater than 0'],
    [{ totalSupply: '9'.repeat(70) }, 'totalSupply', 'The supply is too large'],
    [
      { name: '漢'.repeat(22) },
      'name',
      'The name is too long: at most 64 bytes. Letters such as é and 漢 count as two to four',
    ],
    [
      { symbol: 'é'.repeat(17) },
      'symbol',
      'The symbol is too long: at most 32 bytes. Letters such as é and 漢 count as two to four',
    ],
    [
      { name: 'Carrot\u200B Finance' },
      'name',
      'The name contains an invisible character. Type it instead of pasting it.',
    ],
    [{ symbol: 'USDТ' }, 'symbol', 'The symbol mixes letters that look alike, such as a Latin T and a Cyrillic Т'],
  ])('refuses %j at its field [TOK-02]', (change, field, message) => {
    expect(issues(change)[0]).toEqual([field, message]);
  });

  it('takes a name and a symbol that just fit', () => {
    expect(issues({ name: `${'漢'.repeat(21)}x`, symbol: 'é'.repeat(16) })).toEqual([]);
  });

  it('judges the supply by its decimals while the name is missing', () => {
    expect(issues({ name: '', totalSupply: '0.4', decimals: '0' })).toEqual([
      ['name', 'Please input your name!'],
      ['totalSupply', 'Must be greater than 0'],
    ]);
  });

  it('scales the supply by the decimals and takes 18 where none are given [TOK-01]', () => {
    expect(v.parse(schema, { ...valid, decimals: '' })).toEqual({
      kind: 'standard',
      name: 'Carrot',
      symbol: 'CRT',
      decimals: 18,
      totalSupply: 1000n * 10n ** 18n,
    });
    expect(v.parse(schema, { ...valid, decimals: '2', totalSupply: '1.239' }).totalSupply).toBe(123n);
  });
});

describe('the forms of tokens with fees', () => {
  it.each([
    ['transactionFeeYield', 'Transaction fee to generate yield must be less than or equal to 25'],
    ['transactionFeeLiquidity', 'Transaction fee to generate liquidity must be less than or equal to 25'],
    ['marketingPercent', 'Marketing percent must be less than or equal to 25'],
  ])(
    'a liquidity generator takes %s up to 25, blank as none, and nothing that isn’t a number [TOK-07]',
    (name, message) => {
      const alone = { ...generator, transactionFeeYield: '', transactionFeeLiquidity: '', marketingPercent: '' };
      for (const text of ['', '0', '25']) expect(issuesOf({ ...alone, [name]: text })).toEqual([]);
      expect(issuesOf({ ...alone, [name]: '26' })).toEqual([[name, message]]);
      expect(issuesOf({ ...alone, [name]: 'few' })[0]).toEqual([name, 'Must be number']);
      expect(issuesOf({ ...alone, [name]: '1.5' })).toEqual([[name, 'Must be a whole number']]);
    },
  );

  it('a liquidity generator is read as its factory takes it [TOK-07]', () => {
    expect(v.parse(schema, generator)).toEqual({
      kind: 'liquidityGenerator',
      name: 'Carrot',
      symbol: 'CRT',
      decimals: 18,
      totalSupply: 1000n * 10n ** 18n,
      params: {
        router: REWARD,
        transactionFeeYield: 2n,
        transactionFeeLiquidity: 3n,
        marketingAddress: MARKETING,
        marketingPercent: 1n,
      },
    });
  });

  it.each([
    ['tokenRewardFee', 'Token reward fee must be less than or equal to 100'],
    ['autoAddLiquidityPercent', 'Auto add liquidity must be less than or equal to 100'],
    ['marketingFee', 'Marketing fee must be less than or equal to 100'],
  ])('a baby token’s %s has its own text above 100 [TOK-08]', (name, message) => {
    expect(issuesOf({ ...baby, [name]: '101' })).toEqual([[name, message]]);
    expect(issuesOf({ ...baby, [name]: '100' })).toEqual([['marketingFee', 'All fees together must be at most 25%']]);
    expect(issuesOf({ ...baby, [name]: 'few' })[0]).toEqual([name, 'Must be number']);
    expect(issuesOf({ ...baby, [name]: '' })).toEqual([]);
  });

  it('a baby token needs the minimum balance, which is at most the total supply [TOK-08]', () => {
    const name = 'minimumTokenBalanceForDividends';
    expect(issuesOf({ ...baby, [name]: ' ' })[0]).toEqual([
      name,
      'Please input the minimum token balance for dividends!',
    ]);
    expect(issuesOf({ ...baby, [name]: 'many' })[0]).toEqual([name, 'Must be number']);
    expect(issuesOf({ ...baby, [name]: '1000.000001' })).toEqual([
      [name, 'The minimum balance for dividends is above the total supply'],
    ]);
    for (const text of ['0', '1000']) expect(issuesOf({ ...baby, [name]: text })).toEqual([]);
  });

  it('a baby token is read as its factory takes it [TOK-08]', () => {
    expect(v.parse(schema, baby)).toMatchObject({
      kind: 'baby',
      decimals: 6,
      totalSupply: 1_000_000_000n,
      params: {
        rewardToken: REWARD,
        minimumTokenBalanceForDividends: 12_500_000n,
        tokenRewardFee: 4n,
        autoAddLiquidityPercent: 2n,
        marketingFee: 1n,
        marketingWallet: MARKETING,
      },
    });
  });

  it.each(['liquidityFee', 'buyBackFee', 'reflectionFee', 'marketingFee'])(
    'a buyback baby token’s %s is at most 100 [TOK-09]',
    (name) => {
      expect(issuesOf({ ...buyback, [name]: '101' })).toEqual([[name, 'Must be less than or equal to 100']]);
      expect(issuesOf({ ...buyback, [name]: '100' })).toEqual([
        ['marketingFee', 'All fees together must be at most 25%'],
      ]);
      expect(issuesOf({ ...buyback, [name]: '' })).toEqual([]);
      expect(issuesOf({ ...buyback, [name]: 'few' })[0]).toEqual([name, 'Must be number']);
    },
  );

  it('a buyback baby token is read as its factory takes it [TOK-09]', () => {
    expect(v.parse(schema, buyback)).toMatchObject({
      kind: 'buybackBaby',
      params: { rewardToken: REWARD, liquidityFee: 1n, buyBackFee: 2n, reflectionFee: 3n, marketingFee: 4n },
    });
  });

  it.each([
    ['liquidity generator', generator, 'marketingPercent', '20'],
    ['baby', baby, 'marketingFee', '19'],
    ['buyback baby', buyback, 'marketingFee', '19'],
  ])('all fees of a %s token together are at most 25, as its factory says', (_, form, last, most) => {
    expect(issuesOf({ ...form, [last]: most })).toEqual([]);
    expect(issuesOf({ ...form, [last]: String(Number(most) + 1) })).toEqual([
      [last, 'All fees together must be at most 25%'],
    ]);
  });

  it.each([
    ['an invalid reward token', baby, { rewardToken: '0x12' }, 'rewardToken', 'Invalid token address'],
    ['a missing reward token', buyback, { rewardToken: '' }, 'rewardToken', 'Invalid token address'],
    ['coins as a reward', buyback, { rewardToken: ZERO }, 'rewardToken', 'Invalid token address'],
    ['an invalid address', generator, { marketingAddress: '0x12' }, 'marketingAddress', 'Address is invalid!'],
    ['an invalid wallet', baby, { marketingWallet: '0x12' }, 'marketingWallet', 'Address is invalid!'],
    ['a fee for no address', generator, { marketingAddress: '' }, 'marketingAddress', 'Address is invalid!'],
    ['a fee for no wallet', baby, { marketingWallet: ZERO }, 'marketingWallet', 'Address is invalid!'],
    ['a missing router', generator, { router: '' }, 'router', 'Please select a router!'],
  ])('refuses %s [TOK-10]', (_, form, change, field, message) => {
    expect(issuesOf({ ...form, ...change })).toEqual([[field, message]]);
  });

  it('refuses a reward token that cannot be read, and reports an unreachable node instead of it [TOK-10]', () => {
    for (const form of [baby, buyback]) {
      expect(issuesOf(form, { rewardToken: null })).toEqual([['rewardToken', 'Cannot fetch token info']]);
      expect(issuesOf(form, { rewardToken: undefined })).toEqual([
        ['rewardToken', 'The network didn’t respond. Try again in a moment.'],
      ]);
    }
  });

  it('needs no address for a marketing fee that is not taken', () => {
    expect(issuesOf({ ...generator, marketingAddress: '', marketingPercent: '' })).toEqual([]);
    expect(issuesOf({ ...baby, marketingWallet: '', marketingFee: '0' })).toEqual([]);
  });

  it('refuses more supply than a pair can hold', () => {
    const most = (2n ** 112n - 1n).toString();
    const more = (2n ** 112n).toString();
    const forms = [generator, { ...baby, minimumTokenBalanceForDividends: '0' }, buyback];
    for (const form of forms.map((one) => ({ ...one, decimals: '0' }))) {
      expect(issuesOf({ ...form, totalSupply: most })).toEqual([]);
      expect(issuesOf({ ...form, totalSupply: more })).toEqual([
        ['totalSupply', 'The total supply is more than an exchange can hold'],
      ]);
    }
  });

  it('takes only kinds that the chain creates, and judges nothing of the others [TOK-06]', () => {
    expect(issuesOf(generator, { kinds: ['standard'] })).toEqual([
      ['tokenType', 'You can’t create this kind of token on this network'],
    ]);
    expect(issuesOf({ ...valid, router: 'x', marketingFee: 'x', rewardToken: 'x' }, { rewardToken: null })).toEqual([]);
  });
});
