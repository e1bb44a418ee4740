// What pages read of tokens, accounts and the chain, and the words of it.
export { eventOf, eventsOf } from '@rab/sdk/acts';
export type { TokenLockSum } from '@rab/sdk/locks';
export {
  /** @public areas of earlier releases read with it */
  getFlatFee,
  getTokenInfo,
  type Permit,
  type TokenInfo,
} from '@rab/sdk/tokens';
export { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem';
export { balancesQueryOptions, useBalances, useBalancesOf } from './balances.ts';
export * from './flatFee.ts';
export { useGasReserve } from './gasReserve.ts';
export { useLargestHolders } from './largestHolders.ts';
export { useLockSum } from './lockSum.ts';
export { useIsOwnLocker } from './ownLocker.ts';
export { useSourcePage } from './sourcePage.ts';
export { tokenInfoQueryOptions, useTokenInfo } from './tokenInfo.ts';
export { useTokenPowers } from './tokenPowers.ts';
export { useTransferLoss } from './transferLoss.ts';
export * from './useBaseBalances.ts';
export { useTypedToken } from './useTypedToken.ts';
