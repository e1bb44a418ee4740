// What is needed once somebody acts: loaded with the first page or drawer that asks for it, not with Home.
// with the one copy of viem that the errors are made by
export { errorNameOf } from '@rab/contracts/errors';
export {
  type Address,
  type Hex,
  isAddressEqual,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
export { type HostWallet, hostWallet } from '../account/hostWallet.ts';
export * from '../account/useConnectWallet.ts';
export * from '../account/useDemoAccounts.ts';
export * from '../account/useDisconnectWallet.ts';
export * from '../chain/useTimeTravel.ts';
export type { Finding, RiskTopic, RiskVerdict, TokenRisk } from '../risk/Finding.ts';
export {
  /** @public areas prove with it where what they create leads to */
  createdPath,
} from '../transaction/createdPath.ts';
export { type Destination, leadsTo } from '../transaction/leadsTo.ts';
export type { TransactionLabels, TransactionMeaning } from '../transaction/startRecord.ts';
export * from '../transaction/useTransaction.ts';
export * from '../transaction/useWaitReason.ts';
export { balancesQueryOptions, useBalances, useBalancesOf } from './balances.ts';
export * from './eventOf.ts';
export * from './flatFee.ts';
export { useGasReserve } from './gasReserve.ts';
export { useLargestHolders } from './largestHolders.ts';
export { type TokenLockSum, useLockSum } from './lockSum.ts';
export type { Permit } from './Permit.ts';
export type { TokenPower } from './powersInCode.ts';
export { rawCall } from './rawCall.ts';
export { useRefusal } from './refusal.ts';
export { getTokenInfo, type TokenInfo, tokenInfoQueryOptions, useTokenInfo } from './tokenInfo.ts';
export { useTokenPowers } from './tokenPowers.ts';
export { useTokenRisk } from './tokenRisk.ts';
export { useTransferLoss } from './transferLoss.ts';
export { USD_DECIMALS, useUsdPrice } from './usdPrice.ts';
export * from './useAddToWallet.ts';
export * from './useApprovedTransaction.ts';
export * from './useBaseBalances.ts';
export * from './useCallsTogether.ts';
