import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { isAddressEqual, type TransactionReceipt } from 'viem';
import { useConfig } from 'wagmi';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { refreshAfter } from '../data/refreshAfter.ts';
import type { CallSource } from './CallSource.ts';
import type { SendParameters } from './sendTransaction.ts';
import type { TransactionMeaning } from './startRecord.ts';
import { isUnderWay, isUnsure, type TransactionPhase, type TransactionRecord } from './TransactionRecord.ts';
import { foreignPromptsAtom, forgetPromptAtom, transactionsAtom } from './transactionsAtom.ts';

export interface SendOptions extends TransactionMeaning {
  call: CallSource;
}

/** What a button shows of its transaction. */
export interface TransactionState {
  phase: TransactionPhase | 'idle';
  isBusy: boolean;
  /**
   * The same act before, of which nobody knows what became: `dropped` or `unknown`, or in the phase `wallet` where another
   * page or an earlier load of this one has asked the wallet. Nothing is sent before the person has decided.
   */
  unsure: TransactionRecord | undefined;
  /** The person's decision that the act may be sent once more. */
  overrule: () => void;
  /** The one that is under way, or the last that was while the button was shown. */
  record: TransactionRecord | undefined;
}

/**
 * The transaction of one button. `send` does nothing and resolves to null while the wallet is not ready (LKC-12) or the
 * same act of this account is under way, also where it was sent on another page or in another tab; otherwise it resolves
 * as `sendTransaction` does, after balances and allowances were read again. `run` does the same for another way of
 * sending, e.g. several calls as one request.
 * @param key which act it is, e.g. `claim:0x…`; account and chain are the wallet's and the page's
 * @param isRepeatable to do it twice harms nobody, such as an approval: what became of it before does not matter
 */
export function useTransaction(
  key: string,
  { isRepeatable = false }: { isRepeatable?: boolean } = {},
): TransactionState & {
  send: (options: SendOptions) => Promise<TransactionReceipt | null>;
  run: (
    way: (parameters: SendParameters) => Promise<TransactionReceipt | null>,
    options: Omit<SendOptions, 'call'>,
  ) => Promise<TransactionReceipt | null>;
} {
  const config = useConfig();
  const chain = useChainConfig();
  const wallet = useWallet();
  const queries = useQueryClient();
  const store = useStore();
  const isStarting = useRef(false);
  const [id, setId] = useState<string>();
  const { own, current, unsure } = standingOf(useAtomValue(transactionsAtom), useAtomValue(foreignPromptsAtom));
  // the last one stays after its end; one that had ended before is none of this button's
  if (current && current.id !== id) setId(current.id);
  const record = current ?? own.find((sent) => sent.id === id);

  function isOwn(sent: TransactionRecord): boolean {
    return (
      sent.key === key &&
      sent.chainId === chain.id &&
      wallet.address !== undefined &&
      isAddressEqual(sent.account, wallet.address)
    );
  }

  /** What of the records and of other pages' prompts is this act's, and what of it is in the way. */
  function standingOf(records: readonly TransactionRecord[], prompts: readonly TransactionRecord[]) {
    const own = records.filter(isOwn);
    const current = own.find(isUnderWay);
    const unsure = isRepeatable || current ? undefined : (own.find(isUnsure) ?? prompts.find(isOwn));
    return { own, current, unsure };
  }

  const run: ReturnType<typeof useTransaction>['run'] = async (way, meaning) => {
    // as it is now: the button may have been drawn before another one was pressed
    const now = standingOf(store.get(transactionsAtom), store.get(foreignPromptsAtom));
    if (wallet.status !== 'ready' || isStarting.current || now.current || now.unsure) return null;
    isStarting.current = true;
    const receipt = await way({
      config,
      chainId: chain.id,
      account: wallet.address,
      key,
      meaning,
      onChange: (changed) => {
        isStarting.current = false;
        store.set(transactionsAtom, changed);
      },
    }).finally(() => {
      isStarting.current = false;
    });
    // awaited: the next step of a form depends on what is read from the chain, which has just answered
    if (receipt) {
      const touched = { account: wallet.address, touches: meaning.touches };
      await refreshAfter(touched, { queries, store, chain, block: receipt.blockNumber });
    }
    return receipt;
  };
  return {
    run,
    send: ({ call, ...options }) =>
      run(async (parameters) => {
        const { sendTransaction } = await import('./sendTransaction.ts');
        return sendTransaction({ ...parameters, call });
      }, options),
    phase: record?.phase ?? 'idle',
    isBusy: current !== undefined,
    unsure,
    overrule: () => {
      if (!unsure) return;
      if (unsure.phase === 'wallet') store.set(forgetPromptAtom, unsure.id);
      else store.set(transactionsAtom, { ...unsure, isOverruled: true });
    },
    record,
  };
}
