import { useAtomValue } from 'jotai';
import { inWords, type TransactionRecord } from './TransactionRecord.ts';
import { transactionsAtom } from './transactionsAtom.ts';

/** Recent transactions of this browser, newest first, with their words in the language that is spoken now. */
export const useTransactions = (): TransactionRecord[] => useAtomValue(transactionsAtom).map(inWords);
