import * as v from 'valibot';
import { persistentAtom } from '../state/persistentAtom.ts';
import { type TransactionRecord, transactionSchema } from './TransactionRecord.ts';

const KEPT = 20;

/** Recent transactions, newest first; kept over reloads so that a pending one is awaited again. */
export const transactionsAtom = persistentAtom<TransactionRecord[]>(
  'rab.transactions.v1',
  v.array(transactionSchema),
  [],
);

/** The list with one record added or replaced. */
export const withRecord = (list: TransactionRecord[], record: TransactionRecord): TransactionRecord[] => {
  const known = list.some(({ id }) => id === record.id);
  return known ? list.map((old) => (old.id === record.id ? record : old)) : [record, ...list].slice(0, KEPT);
};
