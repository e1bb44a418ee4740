export {
  type Address,
  erc20Abi,
  type Hex,
  isAddressEqual,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
export { createdPath } from '../transaction/createdPath.ts';
export { allowanceQueryOptions } from './allowance.ts';
export { balancesQueryOptions, getBalances, useBalances, useBalancesOf } from './balances.ts';
export * from './eventOf.ts';
export * from './flatFee.ts';
export type { Permit } from './Permit.ts';
export { getTokenInfo, type TokenInfo, tokenInfoQueryOptions, useTokenInfo } from './tokenInfo.ts';
export * from './useApprovedTransaction.ts';
export * from './useBaseBalances.ts';
export * from './useChainClient.ts';
export * from './useReceipt.ts';
