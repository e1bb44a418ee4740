import { DEFAULT_DECIMALS } from '@rab/contracts';
import type { CreateTokenForm } from './createTokenSchema.ts';

/** The create form before anything is typed. */
export const EMPTY_TOKEN_FORM: CreateTokenForm = {
  tokenType: 'standard',
  name: '',
  symbol: '',
  decimals: String(DEFAULT_DECIMALS),
  totalSupply: '',
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
};
