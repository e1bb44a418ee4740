export {
  addressText,
  basisPoints,
  bigintText,
  graphql,
  type IndexerDocument,
  pageOf,
  pageVariables,
  type ResultOf,
  requestIndexer,
  type SearchedFields,
  searchConditions,
  type VariablesOf,
} from '@rab/config';
export {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
export * from './chain/useChainConfig.ts';
export * from './chain/useChainTime.ts';
export * from './chain/useLanguageChoice.ts';
export * from './reads/askAgain.ts';
export * from './reads/defineKeptRead.ts';
export * from './reads/defineRead.ts';
export * from './reads/fetchStatus.ts';
export { useIsIndexing } from './reads/indexing.ts';
export * from './reads/readContext.ts';
export * from './reads/topics.ts';
export { useUsdPrice } from './reads/usdPrice.ts';
export { USD_DECIMALS } from './reads/usdPriceTerms.ts';
export * from './session/useChainChoice.ts';
export * from './session/useHostWallet.ts';
export * from './session/useSwitchToChain.ts';
export * from './session/useWallet.ts';
export type { ConnectionType } from './session/walletChoice.ts';
export * from './state/AppConfigContext.ts';
export * from './state/newId.ts';
export * from './state/persistentAtom.ts';
export * from './state/preferencesAtom.ts';
export * from './state/safeStorage.ts';
export * from './transactions/ActsContext.ts';
export {
  forgottenAt,
  inWords,
  isUnderWay,
  type TransactionPhase,
  type TransactionRecord,
} from './transactions/TransactionRecord.ts';
export * from './transactions/useTransactions.ts';
export * from './WalletProvider.tsx';
