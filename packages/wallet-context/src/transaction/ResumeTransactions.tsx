import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useConfig } from 'wagmi';
import { isOpen } from './TransactionRecord.ts';
import { transactionsAtom } from './transactionsAtom.ts';

/**
 * Awaits again what was pending when a page was left, and what another tab has sent meanwhile and may not see end. What
 * was read before one of them succeeded counts as old.
 */
export function ResumeTransactions() {
  const config = useConfig();
  const queries = useQueryClient();
  const [transactions, record] = useAtom(transactionsAtom);
  useEffect(() => {
    const isKnown = (id: number) => config.chains.some((chain) => chain.id === id);
    for (const sent of transactions)
      if (isOpen(sent) && isKnown(sent.chainId))
        void import('./awaitTransaction.ts')
          .then(({ awaitTransaction }) => awaitTransaction(config, sent, record))
          .then((receipt) => receipt && queries.invalidateQueries());
  }, [config, queries, transactions, record]);
  return null;
}
