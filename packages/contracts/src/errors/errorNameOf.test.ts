import { expect, it } from '@jest/globals';
import { ContractFunctionExecutionError, ContractFunctionRevertedError, encodeErrorResult } from 'viem';
import { saleAbi } from '../abis/index.ts';
import { errorNameOf } from './errorNameOf.ts';

it('a refusal has the name of the contract’s own error, another failure none', () => {
  const data = encodeErrorResult({ abi: saleAbi, errorName: 'RewardAlreadyClaimed' });
  const reverted = new ContractFunctionRevertedError({ abi: saleAbi, data, functionName: 'claimReward' });
  const refusal = new ContractFunctionExecutionError(reverted, { abi: saleAbi, functionName: 'claimReward' });
  expect(errorNameOf(refusal)).toBe('RewardAlreadyClaimed');
  expect(errorNameOf(new Error('no node'))).toBeUndefined();
});
