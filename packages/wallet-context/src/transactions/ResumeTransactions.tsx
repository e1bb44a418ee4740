import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import type { Hex } from 'viem';
import { useConfig } from 'wagmi';
import { refreshAfter } from '../reads/refreshAfter.ts';
import { lifeOf } from '../session/pageLife.ts';
import { useAppConfig } from '../state/AppConfigContext.ts';
import { isLookedFor } from './TransactionRecord.ts';
import { isOthersAtom, transactionsAtom } from './transactionsAtom.ts';

/**
 * Waits again for what was pending when a page was left, for what a wallet did not report the end of, and for what another
 * tab has sent meanwhile and may not see end. What was read before one of them succeeded counts as old.
 */
export function ResumeTransactions() {
  const config = useConfig();
  const queries = useQueryClient();
  const store = useStore();
  const { chains } = useAppConfig();
  const [transactions, record] = useAtom(transactionsAtom);
  useEffect(() => {
    for (const sent of transactions) {
      const chain = chains[String(sent.chainId)];
      if (!isLookedFor(sent) || !chain) continue;
      const isOthers = (hash: Hex) => store.set(isOthersAtom, sent.id, hash);
      void import('./awaitTransaction.ts')
        .then(({ awaitTransaction }) => awaitTransaction(config, sent, record, isOthers))
        .then((receipt) => {
          const page = { queries, store, chain, life: lifeOf(config) };
          return receipt && refreshAfter(sent, { ...page, block: receipt.blockNumber });
        })
        // code that is gone after a deployment: the next visit awaits it again
        .catch(() => undefined);
    }
  }, [config, queries, store, chains, transactions, record]);
  return null;
}
