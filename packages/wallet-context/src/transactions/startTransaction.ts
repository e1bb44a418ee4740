import { t } from '@lingui/core/macro';
import type { createStore } from 'jotai';
import type { Hex, TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import type { TransactionRequest } from './runTransaction.ts';
import { PartMissing, sendingParts } from './sendingParts.ts';
import { startRecord, type TransactionMeaning } from './startRecord.ts';
import { type Act, isTakenAtom, statusOf } from './statusOf.ts';
import type { TransactionRecord } from './TransactionRecord.ts';
import { foreignPromptsAtom, isOthersAtom, transactionsAtom } from './transactionsAtom.ts';

type Store = ReturnType<typeof createStore>;

export interface Start {
  config: Config;
  /** Of the page. */
  store: Store;
  act: Act;
  meaning: TransactionMeaning;
  request: TransactionRequest;
  /** Reads again what a success has changed. */
  settle: (receipt: TransactionReceipt) => Promise<void>;
}

/** Of an error of our own program before the wallet is asked: no wallet and no server has said anything. */
const ownFailure = () =>
  t`Something went wrong on this page, and we didn’t ask your wallet. Reload the page and try again.`;

/**
 * Runs a transaction unless the same action is under way or unsure, on this page or elsewhere. Its record is in the
 * page's store.
 * @returns the receipt of a success, else null
 * @throws an error of our own program after the wallet was asked: the transaction continues, and its record says how
 */
export async function startTransaction({ config, store, act, meaning, request, settle }: Start) {
  const record = begin(store, act, meaning);
  if (!record) return null;
  let isAsked = false;
  const onChange = (changed: TransactionRecord) => {
    isAsked ||= changed.phase === 'wallet';
    store.set(transactionsAtom, changed);
  };
  try {
    const { runTransaction } = await sendingParts.runTransaction();
    return await runTransaction({ config, record, request, settle, onChange, ...rivalsIn(store, act) });
  } catch (error) {
    if (isAsked) throw error;
    const isMissing = error instanceof PartMissing;
    if (!isMissing) reportError(error);
    onChange({ ...record, phase: 'failed', message: isMissing ? error.message : ownFailure() });
    return null;
  }
}

/** The record of an action that begins now, kept in the store; null where the same one is under way or unsure. */
export function begin(store: Store, act: Act, meaning: TransactionMeaning): TransactionRecord | null {
  const { account, chainId, key } = act;
  // as it is now: the button may have been drawn before another one was pressed
  const { current, unsure } = statusOf(act, store.get(transactionsAtom), store.get(foreignPromptsAtom));
  if (!account || current || unsure) return null;
  const record = startRecord({ chainId, account, key }, meaning);
  store.set(transactionsAtom, record);
  return record;
}

/** What a run asks about other tabs and other records. */
export const rivalsIn = (store: Store, act: Act) => ({
  isTaken: (record: TransactionRecord) => store.set(isTakenAtom, act, record),
  isOthers: (id: string, hash: Hex) => store.set(isOthersAtom, id, hash),
});
