import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useConfig } from 'wagmi';
import { transactionsAtom, withRecord } from './transactionsAtom.ts';

/**
 * Awaits again what was pending when the page was left. What had not reached the chain yet is dropped: the wallet
 * forgot the request together with the page.
 */
export function ResumeTransactions() {
  const config = useConfig();
  const store = useStore();
  const setTransactions = useSetAtom(transactionsAtom);
  useEffect(() => {
    const known = new Set(config.chains.map(({ id }) => id));
    const kept = store
      .get(transactionsAtom)
      .filter(({ phase, chainId }) => phase !== 'simulating' && phase !== 'wallet' && known.has(chainId));
    setTransactions(kept);
    for (const record of kept) {
      if (record.phase === 'pending' && record.hash)
        void import('./awaitTransaction.ts').then(({ awaitTransaction }) =>
          awaitTransaction(config, record, (changed) => setTransactions((list) => withRecord(list, changed))),
        );
    }
  }, [config, store, setTransactions]);
  return null;
}
