export {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
export * from './account/useHostWallet.ts';
export * from './account/useSwitchToChain.ts';
export * from './account/useWallet.ts';
export type { ConnectionType } from './account/walletChoice.ts';
export * from './chain/selectedChainAtom.ts';
export * from './chain/useChainChoice.ts';
export * from './chain/useChainConfig.ts';
export * from './chain/useChainTime.ts';
export * from './data/askAgain.ts';
export * from './data/defineKeptRead.ts';
export * from './data/defineRead.ts';
export * from './data/fetchStatus.ts';
export { graphql, type IndexerDocument, type ResultOf, type VariablesOf } from './data/graphql/graphql.ts';
export { useIsIndexing } from './data/indexing.ts';
export * from './data/paging.ts';
export * from './data/readContext.ts';
export { requestIndexer } from './data/requestIndexer.ts';
export * from './data/scalars.ts';
export * from './data/searchConditions.ts';
export * from './data/topics.ts';
export * from './provider/AppConfigContext.ts';
export * from './provider/WalletProvider.tsx';
export * from './state/newId.ts';
export * from './state/persistentAtom.ts';
export * from './state/safeStorage.ts';
export * from './transaction/ActsContext.ts';
export {
  forgottenAt,
  isUnderWay,
  type TransactionPhase,
  type TransactionRecord,
} from './transaction/TransactionRecord.ts';
export * from './transaction/useTransactions.ts';
