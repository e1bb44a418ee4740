import { v } from '@rab/config';
import { atom } from 'jotai';
import type { Hex } from 'viem';
import { persistentAtom } from '../state/persistentAtom.ts';
import {
  isForgotten,
  isOpen,
  isSent,
  isUnsure,
  type TransactionRecord,
  transactionSchema,
} from './TransactionRecord.ts';

const KEPT = 20;
/** One that does not fit is dropped alone, and one that is forgotten: the others are still awaited. */
const storedSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list
      .map((item) => v.safeParse(transactionSchema, item))
      .flatMap(({ success, output }) => (success && !isForgotten(output) ? [output] : [])),
  ),
);

/** What left the wallet, of all tabs of this browser: kept over reloads so that it is awaited again. */
const sentAtom = persistentAtom<TransactionRecord[]>('rab.transactions.v1', storedSchema, [], {
  isShared: true,
});
/** What did not: it ends together with its page. */
const unsentAtom = atom<TransactionRecord[]>([]);
/** What the wallet was asked for and has not answered, of all tabs: it may agree after the page that asked is gone. */
const promptsAtom = persistentAtom<TransactionRecord[]>('rab.prompts.v1', storedSchema, [], { isShared: true });

/** Recent transactions, newest first. Writing adds or replaces one record. */
export const transactionsAtom = atom(
  (get) => [...get(unsentAtom), ...get(sentAtom)],
  (get, set, record: TransactionRecord) => {
    const isKept = isSent(record) || record.phase === 'unknown';
    set(unsentAtom, (list) => (isKept ? list.filter(({ id }) => id !== record.id) : withRecord(list, record)));
    if (isKept) set(sentAtom, (list) => withRecord(list, record));
    const isPrompt = !isKept && record.phase === 'wallet';
    if (isPrompt)
      set(promptsAtom, (list) => [...list.filter((other) => !isForgotten(other) && other.id !== record.id), record]);
    else if (get(promptsAtom).some(({ id }) => id === record.id))
      set(promptsAtom, (list) => list.filter(({ id }) => id !== record.id));
  },
);

/** What other pages, or this one before a reload, have asked the wallet for, and no answer to it has come. */
export const foreignPromptsAtom = atom((get) => {
  const own = get(unsentAtom);
  return get(promptsAtom).filter((prompt) => !isForgotten(prompt) && !own.some(({ id }) => id === prompt.id));
});

/** The person decides that the unknown outcome of an act no longer blocks it. */
export const overrideAtom = atom(null, (_get, set, unsure: TransactionRecord) => {
  if (unsure.phase === 'wallet') set(promptsAtom, (list) => list.filter(({ id }) => id !== unsure.id));
  else set(transactionsAtom, { ...unsure, isOverruled: true });
});

/** Rereads what other tabs have stored, because their storage events may not have arrived yet. */
export const rereadTransactionsAtom = atom(null, (_get, set) => {
  set(promptsAtom, (list) => list);
  set(sentAtom, (list) => list);
});

/** Whether a transaction is, as every tab has it now, that of another record than the one of this id. */
export const isOthersAtom = atom(null, (get, set, own: string, hash: Hex): boolean => {
  set(sentAtom, (list) => list);
  return get(sentAtom).some((sent) => sent.id !== own && sent.hash === hash);
});

/**
 * The list with one record added or replaced; what has ended stays ended, what was decided stays decided, and what is
 * still open or not known is not pushed out.
 */
function withRecord(list: TransactionRecord[], record: TransactionRecord): TransactionRecord[] {
  if (list.some(({ id }) => id === record.id)) {
    const replaced = (old: TransactionRecord) =>
      isSettled(old) && !isSettled(record) && !isFound(old, record)
        ? old
        : { ...record, ...(old.isOverruled && { isOverruled: true }) };
    return list.map((old) => (old.id === record.id ? replaced(old) : old));
  }
  const isKept = (old: TransactionRecord) => isOpen(old) || isUnsure(old);
  let room = KEPT - 1 - list.filter(isKept).length;
  return [record, ...list.filter((old) => isKept(old) || room-- > 0)];
}

/** Its wallet gave no hash, and the chain shows by which transaction it was done. */
const isFound = (old: TransactionRecord, record: TransactionRecord): boolean =>
  old.phase === 'unknown' && !old.hash && record.hash !== undefined;

const isSettled = ({ phase }: TransactionRecord): boolean =>
  phase === 'confirmed' || phase === 'failed' || phase === 'replaced' || phase === 'unknown';
