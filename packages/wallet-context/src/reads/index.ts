// What pages read of tokens, accounts and the chain, and the words of it.
export { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem';
export * from '../chain/eventOf.ts';
export { balancesQueryOptions, useBalances, useBalancesOf } from './balances.ts';
export * from './flatFee.ts';
export { useGasReserve } from './gasReserve.ts';
export { useLargestHolders } from './largestHolders.ts';
export { type TokenLockSum, useLockSum } from './lockSum.ts';
export type { Permit } from './Permit.ts';
export { getTokenInfo, type TokenInfo, tokenInfoQueryOptions, useTokenInfo } from './tokenInfo.ts';
export { useTokenPowers } from './tokenPowers.ts';
export { useTransferLoss } from './transferLoss.ts';
export * from './useBaseBalances.ts';
