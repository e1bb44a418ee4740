import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { TransactionReceipt } from 'viem';
import { useConfig } from 'wagmi';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import type { ContractCall, SendParameters } from './sendTransaction.ts';
import type { TransactionLabels } from './startRecord.ts';
import { isUnderWay, type TransactionPhase, type TransactionRecord } from './TransactionRecord.ts';
import { transactionsAtom } from './transactionsAtom.ts';

export interface SendOptions extends TransactionLabels {
  call: ContractCall;
  /** First parts of the query keys that are old once it succeeded, e.g. `[['lock', id], ['balances']]`. */
  invalidates?: readonly (readonly unknown[])[];
  /** Called with the record's id as soon as it has left the wallet: who keeps it finds the transaction after a reload. */
  onSent?: (id: string) => void;
}

/** What a button shows of its transaction. */
export interface TransactionState {
  phase: TransactionPhase | 'idle';
  isBusy: boolean;
  record: TransactionRecord | undefined;
}

/**
 * The transaction of one button. `send` does nothing and resolves to null while the wallet is not ready (LKC-12) or
 * another one of the same button is under way; otherwise it resolves as `sendTransaction` does, after balances and
 * allowances were read again. `run` does the same for another way of sending, e.g. several calls as one request.
 */
export function useTransaction(): TransactionState & {
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
  const keep = useSetAtom(transactionsAtom);
  const [record, setRecord] = useState<TransactionRecord>();
  const latest = useRef<TransactionRecord>(undefined);
  const isStarting = useRef(false);

  const run: ReturnType<typeof useTransaction>['run'] = async (way, { invalidates = [], onSent, ...labels }) => {
    if (wallet.status !== 'ready' || isStarting.current || (latest.current && isUnderWay(latest.current))) return null;
    isStarting.current = true;
    const receipt = await way({
      config,
      chainId: chain.id,
      account: wallet.address,
      labels,
      onChange: (changed) => {
        isStarting.current = false;
        keep(changed);
        if (changed.phase === 'pending') onSent?.(changed.id);
        // one that was dropped and given up may still be heard of while the next one is under way
        if (latest.current && latest.current.id !== changed.id && isUnderWay(latest.current)) return;
        latest.current = changed;
        setRecord(changed);
      },
    }).finally(() => {
      isStarting.current = false;
    });
    if (receipt) {
      for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
      // awaited: the next step of a form depends on them, and they are read from the chain, which has just answered
      await Promise.all([['balances'], ['allowances']].map((queryKey) => queries.invalidateQueries({ queryKey })));
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
    isBusy: record !== undefined && isUnderWay(record),
    record,
  };
}
