import type {
  babyTokenFactoryAbi,
  buybackBabyTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import type { antiBotStandardTokenAbi, babyTokenAbi, liquidityGeneratorTokenAbi } from '@rab/contracts/abis/others';
import type { CallFormat, CallFormatsOf } from './CallFormat.ts';
import { account, amountOf, coins, contract, percent, plain, sent, token, unit } from './fields.ts';
import { OWNERSHIP } from './platformFormats.ts';

const CREATE = 'mf-token/src/pages/CreateToken/CreateTokenPage.tsx';
const FEES = 'mf-token/src/pages/TokenInfo/OwnerFees.tsx';

const amount = amountOf('@.to')('value', 'Amount');
const { acceptOwnership: _, ...inOneStep } = OWNERSHIP;

/** What the holder of any of our tokens signs. */
const anyToken = {
  ...inOneStep,
  transferOwnership: { ...OWNERSHIP.transferOwnership, intent: 'Transfer ownership' },
  approve: {
    intent: 'Approve',
    sentence: 'Approve {value}',
    screen: 'packages/launchpad/src/detail/buy/BuyForm.tsx',
    fields: [amount, account('spender', 'Spender')],
  },
  transfer: {
    intent: 'Send',
    sentence: 'Send {value} to {to}',
    screen: null,
    fields: [amount, account('to', 'Receiver')],
  },
  transferFrom: {
    intent: 'Send',
    sentence: 'Send {value} from {from} to {to}',
    screen: null,
    fields: [amount, account('from', 'Owner'), account('to', 'Receiver')],
  },
} satisfies Record<string, CallFormat>;

export const TOKEN_FORMATS: CallFormatsOf<typeof antiBotStandardTokenAbi> = anyToken;

export const LIQUIDITY_TOKEN_FORMATS: CallFormatsOf<typeof liquidityGeneratorTokenAbi> = {
  ...anyToken,
  lowerFees: {
    intent: 'Lower the fees',
    screen: FEES,
    fields: [
      percent('lower.holders', 'Reflection fee'),
      percent('lower.liquidity', 'Liquidity fee'),
      percent('lower.marketing', 'Marketing fee'),
      percent('lower.buyBack', 'Buyback fee'),
    ],
  },
  processFees: { intent: 'Make liquidity of the fees', screen: null, fields: [] },
};

export const BABY_TOKEN_FORMATS: CallFormatsOf<typeof babyTokenAbi> = {
  ...LIQUIDITY_TOKEN_FORMATS,
  buyBack: { intent: 'Buy back and burn', screen: null, fields: [] },
  claim: { intent: 'Send rewards to their holder', screen: null, fields: [account('account', 'Account')] },
  distributeRewards: { intent: 'Distribute rewards', screen: null, fields: [] },
};

const newToken = [
  plain('name', 'Name'),
  plain('symbol', 'Symbol'),
  unit('')('decimals', 'Decimals'),
  // a token that does not exist yet has no decimals that a wallet could look up
  unit('smallest units')('totalSupply', 'Total supply'),
  sent('Creation fee'),
];
const create = (fields: CallFormat['fields']): CallFormat => ({
  intent: 'Create',
  sentence: 'Create {symbol}',
  screen: CREATE,
  fields: [...newToken, ...fields],
});
const factory = {
  ...OWNERSHIP,
  setFlatFee: {
    intent: 'Change the creation fee',
    screen: null,
    fields: [coins('newFee', 'Creation fee'), account('newFeeAddress', 'Receiver')],
  },
  withdrawFees: { intent: 'Send collected fees to the platform', screen: null, fields: [] },
} satisfies Record<string, CallFormat>;

export const TOKEN_FACTORY_FORMATS: CallFormatsOf<typeof standardTokenFactoryAbi> = { ...factory, create: create([]) };

export const LIQUIDITY_TOKEN_FACTORY_FORMATS: CallFormatsOf<typeof liquidityGeneratorTokenFactoryAbi> = {
  ...factory,
  create: create([
    contract('params.router', 'Router'),
    percent('params.transactionFeeYield', 'Transaction fee to generate yield'),
    percent('params.transactionFeeLiquidity', 'Transaction fee to generate liquidity'),
    account('params.marketingAddress', 'Marketing address'),
    percent('params.marketingPercent', 'Marketing percent'),
  ]),
};

export const BABY_TOKEN_FACTORY_FORMATS: CallFormatsOf<typeof babyTokenFactoryAbi> = {
  ...factory,
  create: create([
    token('p.rewardToken', 'Reward token'),
    unit('smallest units')('p.minimumTokenBalanceForDividends', 'Minimum token balance for dividends'),
    percent('p.tokenRewardFee', 'Token reward fee'),
    percent('p.autoAddLiquidityPercent', 'Auto add liquidity'),
    percent('p.marketingFee', 'Marketing fee'),
    account('p.marketingWallet', 'Marketing wallet'),
  ]),
};

export const BUYBACK_TOKEN_FACTORY_FORMATS: CallFormatsOf<typeof buybackBabyTokenFactoryAbi> = {
  ...factory,
  create: create([
    token('p.rewardToken', 'Reward token'),
    percent('p.liquidityFee', 'Liquidity fee'),
    percent('p.buyBackFee', 'Buyback fee'),
    percent('p.reflectionFee', 'Reflection fee'),
    percent('p.marketingFee', 'Marketing fee'),
  ]),
};
