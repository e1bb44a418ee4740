export {
  type Address,
  erc20Abi,
  type Hex,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
export * from './balances.ts';
export type { Permit } from './Permit.ts';
export * from './tokenInfo.ts';
export * from './useApprovedTransaction.ts';
export * from './useBaseBalances.ts';
export * from './useChainClient.ts';
export * from './useReceipt.ts';
