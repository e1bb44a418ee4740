export {
  type Address,
  erc20Abi,
  type Hex,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
export * from './approveCall.ts';
export * from './balances.ts';
export * from './tokenInfo.ts';
export * from './useChainClient.ts';
