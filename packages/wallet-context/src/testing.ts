// For tests of pages: what a transaction does to its page, without a wallet and a node.
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useChainConfig } from './chain/useChainConfig.ts';
import { refreshAfter } from './reads/refreshAfter.ts';
import type { SettledAct } from './reads/settling.ts';
import type { TransactionRecord } from './transactions/TransactionRecord.ts';
import { transactionsAtom } from './transactions/transactionsAtom.ts';

/** Writes a record as a transaction of this page does, and reads again what one has changed that succeeded in a block. */
export function usePlayedTransaction() {
  const store = useStore();
  const queries = useQueryClient();
  const chain = useChainConfig();
  return {
    note: (record: TransactionRecord): void => store.set(transactionsAtom, record),
    settle: (settled: Omit<SettledAct, 'chainId'>, block: bigint): Promise<void> =>
      refreshAfter({ ...settled, chainId: chain.id }, { queries, store, chain, life: undefined, block }),
  };
}
