import { useAtomValue } from 'jotai';
import type { TransactionRecord } from './TransactionRecord.ts';
import { transactionsAtom } from './transactionsAtom.ts';

/** Recent transactions of this browser, newest first. */
export const useTransactions = (): TransactionRecord[] => useAtomValue(transactionsAtom);
