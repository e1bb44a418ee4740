import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { TransactionReceipt } from 'viem';
import { useConfig } from 'wagmi';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import type { ContractCall, TransactionLabels } from './sendTransaction.ts';
import { isUnderWay, type TransactionPhase, type TransactionRecord } from './TransactionRecord.ts';
import { transactionsAtom, withRecord } from './transactionsAtom.ts';

export interface SendOptions extends TransactionLabels {
  call: ContractCall;
  /** First parts of the query keys that are old once it succeeded, e.g. `[['lock', id], ['balances']]`. */
  invalidates?: readonly (readonly unknown[])[];
}

/**
 * The transaction of one button. `send` does nothing and resolves to null while the wallet is not ready (LKC-12) or
 * another one of the same button is under way; otherwise it resolves as `sendTransaction` does, after balances and
 * allowances were read again.
 */
export function useTransaction(): {
  send: (options: SendOptions) => Promise<TransactionReceipt | null>;
  phase: TransactionPhase | 'idle';
  isBusy: boolean;
  record: TransactionRecord | undefined;
} {
  const config = useConfig();
  const chain = useChainConfig();
  const wallet = useWallet();
  const queries = useQueryClient();
  const setTransactions = useSetAtom(transactionsAtom);
  const [record, setRecord] = useState<TransactionRecord>();
  const running = useRef(false);

  const send = async ({ call, invalidates = [], ...labels }: SendOptions) => {
    if (wallet.status !== 'ready' || running.current) return null;
    running.current = true;
    try {
      const { sendTransaction } = await import('./sendTransaction.ts');
      const receipt = await sendTransaction({
        config,
        chainId: chain.id,
        account: wallet.address,
        call,
        labels,
        onChange: (changed) => {
          setRecord(changed);
          setTransactions((list) => withRecord(list, changed));
        },
      });
      if (receipt) {
        for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
        // awaited: the next step of a form depends on them, and they are read from the chain, which has just answered
        await Promise.all([['balances'], ['allowances']].map((queryKey) => queries.invalidateQueries({ queryKey })));
      }
      return receipt;
    } finally {
      running.current = false;
    }
  };
  return { send, phase: record?.phase ?? 'idle', isBusy: record !== undefined && isUnderWay(record), record };
}
