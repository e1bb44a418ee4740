import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useContext, useEffect, useRef, useState } from 'react';
import type { TransactionReceipt } from 'viem';
import { useConfig } from 'wagmi';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { refreshAfter } from '../data/refreshAfter.ts';
import { settlingAtom } from '../data/settling.ts';
import { lifeOf } from '../provider/pageLife.ts';
import { ActsContext } from './ActsContext.ts';
import type { CallSource } from './CallSource.ts';
import { foreignPromptsAtom, overruleAtom } from './promptAtoms.ts';
import { runAct } from './runAct.ts';
import { fetchSendingParts, sendingParts } from './sendingParts.ts';
import type { SendParameters } from './sendTransaction.ts';
import { type Act, isOfAct, standingOf } from './standingOf.ts';
import type { TransactionMeaning } from './startRecord.ts';
import type { TransactionPhase, TransactionRecord } from './TransactionRecord.ts';
import { transactionsAtom } from './transactionsAtom.ts';

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
  const tell = useContext(ActsContext);
  const isStarting = useRef(false);
  const [id, setId] = useState<string>();
  useEffect(() => {
    // who may act here misses nothing then, wherever the host is
    if (wallet.address) void fetchSendingParts();
  }, [wallet.address]);
  const asked: Act = { key, chainId: chain.id, account: wallet.address, isRepeatable };
  const { own, current, unsure } = standingOf(asked, useAtomValue(transactionsAtom), useAtomValue(foreignPromptsAtom));
  // the last one stays after its end; one that had ended before is none of this button's
  if (current && current.id !== id) setId(current.id);
  const isSettling = useAtomValue(settlingAtom).some((act) => isOfAct(asked, act));
  const record = current ?? own.find((sent) => sent.id === id);

  const run: ReturnType<typeof useTransaction>['run'] = async (way, meaning) => {
    const account = wallet.address;
    if (wallet.status !== 'ready' || !account || isStarting.current || isSettling) return null;
    isStarting.current = true;
    const onBegun = () => {
      isStarting.current = false;
    };
    const receipt = await runAct({ config, store, act: asked, meaning, way, onBegun }).finally(onBegun);
    if (receipt) tell({ key, chainId: chain.id, receipt });
    // awaited: the next step of a form depends on what is read from the chain, which has just answered
    if (receipt) {
      const settled = { account, chainId: chain.id, key, touches: meaning.touches };
      await refreshAfter(settled, { queries, store, chain, life: lifeOf(config), block: receipt.blockNumber });
    }
    return receipt;
  };
  return {
    run,
    send: ({ call, ...options }) =>
      run(async (parameters) => {
        const { sendTransaction } = await sendingParts.sendTransaction();
        return sendTransaction({ ...parameters, call });
      }, options),
    phase: record?.phase ?? 'idle',
    isBusy: current !== undefined || isSettling,
    unsure,
    overrule: () => {
      if (unsure) store.set(overruleAtom, unsure);
    },
    record,
  };
}
