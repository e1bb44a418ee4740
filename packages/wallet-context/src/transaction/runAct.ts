import type { createStore } from 'jotai';
import type { TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { PartMissing } from './loadPart.ts';
import { foreignPromptsAtom } from './promptAtoms.ts';
import type { SendParameters } from './sendTransaction.ts';
import { type Act, isTakenAtom, standingOf } from './standingOf.ts';
import { startRecord, type TransactionMeaning } from './startRecord.ts';
import { isOthersAtom, transactionsAtom } from './transactionsAtom.ts';

export interface RunParameters {
  config: Config;
  /** Of the page. */
  store: ReturnType<typeof createStore>;
  act: Act;
  meaning: TransactionMeaning;
  /** How it is sent, e.g. `sendTransaction` with a call. */
  way: (parameters: SendParameters) => Promise<TransactionReceipt | null>;
  /** The act has its record: until then nobody else sees that it has begun. */
  onBegun?: () => void;
}

/** Of an error of our own program before the wallet is asked: no wallet and no server has said anything. */
const OWN_FAILURE = 'This page has failed by itself, and your wallet was not asked. Reload the page and try again.';

/**
 * Does an act unless the same one is under way or unsure, on this page or elsewhere. Resolves to the receipt of a success
 * and to null otherwise; what becomes of it is in the page's store.
 * @throws an error of our own program after the wallet was asked: the act goes on, and its record says how
 */
export async function runAct({
  config,
  store,
  act,
  meaning,
  way,
  onBegun,
}: RunParameters): Promise<TransactionReceipt | null> {
  const { account, chainId, key } = act;
  // as it is now: the button may have been drawn before another one was pressed
  const { current, unsure } = standingOf(act, store.get(transactionsAtom), store.get(foreignPromptsAtom));
  if (!account || current || unsure) return null;
  let isAsked = false;
  try {
    return await way({
      config,
      chainId,
      account,
      key,
      meaning,
      isTaken: (begun) => store.set(isTakenAtom, act, begun),
      isOthers: (id, hash) => store.set(isOthersAtom, id, hash),
      onChange: (changed) => {
        isAsked ||= changed.phase === 'wallet';
        onBegun?.();
        store.set(transactionsAtom, changed);
      },
    });
  } catch (error) {
    const isMissing = error instanceof PartMissing;
    if (isAsked && !isMissing) throw error;
    if (!isMissing) reportError(error);
    const message = isMissing ? error.message : OWN_FAILURE;
    store.set(transactionsAtom, { ...startRecord({ chainId, account, key }, meaning), phase: 'failed', message });
    return null;
  }
}
