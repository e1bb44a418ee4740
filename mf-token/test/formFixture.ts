import type { CreateTokenForm } from '../src/pages/CreateToken/createTokenSchema.ts';

/** The create form as typed for a plain token; every other field is blank. */
export const formFixture = (change: Partial<CreateTokenForm> = {}): CreateTokenForm => ({
  tokenType: 'standard',
  name: 'Carrot',
  symbol: 'CRT',
  decimals: '18',
  totalSupply: '1000',
  router: '',
  transactionFeeYield: '',
  transactionFeeLiquidity: '',
  marketingAddress: '',
  marketingPercent: '',
  rewardToken: '',
  minimumTokenBalanceForDividends: '',
  tokenRewardFee: '',
  autoAddLiquidityPercent: '',
  marketingFee: '',
  marketingWallet: '',
  liquidityFee: '',
  buyBackFee: '',
  reflectionFee: '',
  ...change,
});
