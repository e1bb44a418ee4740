import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useConfig } from 'wagmi';
import { isOpen } from './TransactionRecord.ts';
import { transactionsAtom } from './transactionsAtom.ts';

/** Awaits again what was pending when a page was left, and what another tab has sent meanwhile and may not see end. */
export function ResumeTransactions() {
  const config = useConfig();
  const [transactions, record] = useAtom(transactionsAtom);
  useEffect(() => {
    const isKnown = (id: number) => config.chains.some((chain) => chain.id === id);
    for (const sent of transactions)
      if (isOpen(sent) && isKnown(sent.chainId))
        void import('./awaitTransaction.ts').then(({ awaitTransaction }) => awaitTransaction(config, sent, record));
  }, [config, transactions, record]);
  return null;
}
