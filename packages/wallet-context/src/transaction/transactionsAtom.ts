import { v } from '@rab/config';
import { atom } from 'jotai';
import { persistentAtom } from '../state/persistentAtom.ts';
import { isOpen, type TransactionRecord, transactionSchema } from './TransactionRecord.ts';

const KEPT = 20;

/** One that does not fit is dropped alone: the others are still awaited. */
const storedSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list
      .map((item) => v.safeParse(transactionSchema, item))
      .flatMap(({ success, output }) => (success ? [output] : [])),
  ),
);

/** What left the wallet, of all tabs of this browser: kept over reloads so that it is awaited again. */
const sentAtom = persistentAtom<TransactionRecord[]>('rab.transactions.v1', storedSchema, [], {
  isShared: true,
});
/** What did not: it ends together with its page. */
const unsentAtom = atom<TransactionRecord[]>([]);

/** Recent transactions, newest first. Writing adds or replaces one record. */
export const transactionsAtom = atom(
  (get) => [...get(unsentAtom), ...get(sentAtom)],
  (_get, set, record: TransactionRecord) => {
    const isSent = record.hash !== undefined || record.callsId !== undefined;
    set(unsentAtom, (list) => (isSent ? list.filter(({ id }) => id !== record.id) : withRecord(list, record)));
    if (isSent) set(sentAtom, (list) => withRecord(list, record));
  },
);

/** The list with one record added or replaced; what has ended stays ended, and what is still open is not pushed out. */
function withRecord(list: TransactionRecord[], record: TransactionRecord): TransactionRecord[] {
  if (list.some(({ id }) => id === record.id)) {
    return list.map((old) => (old.id !== record.id || (isSettled(old) && !isSettled(record)) ? old : record));
  }
  let room = KEPT - 1 - list.filter(isOpen).length;
  return [record, ...list.filter((old) => isOpen(old) || room-- > 0)];
}

const isSettled = ({ phase }: TransactionRecord): boolean =>
  phase === 'confirmed' || phase === 'failed' || phase === 'replaced' || phase === 'unknown';
