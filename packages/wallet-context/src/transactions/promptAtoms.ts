import { atom } from 'jotai';
import { isForgotten, type TransactionRecord } from './TransactionRecord.ts';
import { promptsAtom, sentAtom, transactionsAtom, unsentAtom } from './transactionsAtom.ts';

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
