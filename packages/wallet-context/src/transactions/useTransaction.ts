import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useContext, useEffect, useState } from 'react';
import type { TransactionReceipt } from 'viem';
import { useConfig } from 'wagmi';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { refreshAfter } from '../reads/refreshAfter.ts';
import { settlingAtom } from '../reads/settling.ts';
import { lifeOf } from '../session/pageLife.ts';
import { useWallet } from '../session/useWallet.ts';
import { ActsContext } from './ActsContext.ts';
import type { CallSource } from './prepareCall.ts';
import type { TransactionRequest } from './runTransaction.ts';
import { fetchSendingParts } from './sendingParts.ts';
import type { TransactionMeaning } from './startRecord.ts';
import { startTransaction } from './startTransaction.ts';
import { type Act, isOfAct, statusOf } from './statusOf.ts';
import { inWords, type TransactionPhase, type TransactionRecord } from './TransactionRecord.ts';
import { foreignPromptsAtom, overrideAtom, transactionsAtom } from './transactionsAtom.ts';

export interface SendOptions extends TransactionMeaning {
  call: CallSource;
}

/** What a button shows of its transaction. */
export interface TransactionState {
  phase: TransactionPhase | 'idle';
  /** It is under way, or has succeeded and what the chain holds since then is not read yet. */
  isBusy: boolean;
  /**
   * The same act before, of which nobody knows what became: `dropped` or `unknown`, or in the phase `wallet` where another
   * page or an earlier load of this one has asked the wallet. Nothing is sent before the person has decided.
   */
  unsure: TransactionRecord | undefined;
  /** The person's decision that the act may be sent once more. */
  override: () => void;
  /** The one that is under way, or the last that was while the button was shown. */
  record: TransactionRecord | undefined;
}

/**
 * The transaction of one button. `send` does nothing and resolves to null while the wallet is not ready (LKC-12) or the
 * same act of this account is under way, also where it was sent on another page or in another tab; otherwise it resolves
 * as `runTransaction` does, after balances and allowances were read again. `run` does the same for another request than one
 * call, e.g. several calls as one.
 * @param key which act it is, e.g. `claim:0x…`; account and chain are the wallet's and the page's
 * @param isRepeatable doing it twice harms nobody, as with an approval: the outcome of an earlier one does not matter
 */
export function useTransaction(
  key: string,
  { isRepeatable = false }: { isRepeatable?: boolean } = {},
): TransactionState & {
  send: (options: SendOptions) => Promise<TransactionReceipt | null>;
  run: (request: TransactionRequest, meaning: TransactionMeaning) => Promise<TransactionReceipt | null>;
} {
  const config = useConfig();
  const chain = useChainConfig();
  const wallet = useWallet();
  const queries = useQueryClient();
  const store = useStore();
  const tell = useContext(ActsContext);
  const [id, setId] = useState<string>();
  useEffect(() => {
    // who may act here misses nothing then, wherever the host is
    if (wallet.address) void fetchSendingParts();
  }, [wallet.address]);
  const asked: Act = { key, chainId: chain.id, account: wallet.address, isRepeatable };
  const { own, current, unsure } = statusOf(asked, useAtomValue(transactionsAtom), useAtomValue(foreignPromptsAtom));
  // the last one stays after its end; one that had ended before does not belong to this button
  if (current && current.id !== id) setId(current.id);
  const isSettling = useAtomValue(settlingAtom).some((act) => isOfAct(asked, act));
  const record = current ?? own.find((sent) => sent.id === id);

  const run: ReturnType<typeof useTransaction>['run'] = async (request, meaning) => {
    const account = wallet.address;
    if (wallet.status !== 'ready' || !account || isSettling) return null;
    // awaited: the next step of a form depends on what is read from the chain, which has just answered
    const settle = (receipt: TransactionReceipt) => {
      tell({ key, chainId: chain.id, receipt });
      const settled = { account, chainId: chain.id, key, touches: meaning.touches };
      return refreshAfter(settled, { queries, store, chain, life: lifeOf(config), block: receipt.blockNumber });
    };
    return startTransaction({ config, store, act: asked, meaning, request, settle });
  };
  return {
    run,
    send: ({ call, ...meaning }) => run({ call }, meaning),
    phase: record?.phase ?? 'idle',
    isBusy: current !== undefined || isSettling,
    unsure: inWords(unsure),
    override: () => {
      if (unsure) store.set(overrideAtom, unsure);
    },
    record: inWords(record),
  };
}
