export {
  type Address,
  erc20Abi,
  type Hex,
  isAddressEqual,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
export { balancesQueryOptions, useBalances } from './balances.ts';
export * from './eventOf.ts';
export type { Permit } from './Permit.ts';
export { type TokenInfo, tokenInfoQueryOptions, useTokenInfo } from './tokenInfo.ts';
export * from './useApprovedTransaction.ts';
export * from './useBaseBalances.ts';
export * from './useChainClient.ts';
export * from './useReceipt.ts';
