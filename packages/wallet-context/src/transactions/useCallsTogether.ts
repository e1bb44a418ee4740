import type { Words } from '@rab/language';
import { useState } from 'react';
import { useAtomicCalls } from '../reads/atomicCalls.ts';
import type { CallSource } from './prepareCall.ts';
import { type SendOptions, type TransactionState, useTransaction } from './useTransaction.ts';

/** One of several calls, with words of its own for a wallet that takes them one by one. */
export interface PartialCall {
  call: CallSource;
  summary: Words;
}

/** Several calls behind one button. */
export interface CallsTogether extends TransactionState {
  /** They go to the wallet as one request, done all or not at all (EIP-5792); otherwise it asks for each. */
  isOneRequest: boolean;
  /** While they are sent one after the other: how many are done, of how many; null otherwise. */
  progress: { done: number; of: number } | null;
  /**
   * Sends them: as one request, or one after the other up to the first that does not succeed.
   * @returns how many were done
   */
  submit: (calls: readonly PartialCall[], meaning: Omit<SendOptions, 'call'>) => Promise<number>;
}

/** @param key which act it is, as in `useTransaction` */
export function useCallsTogether(key: string): CallsTogether {
  const act = useTransaction(key);
  const isAtomic = useAtomicCalls();
  const [isRefused, setRefused] = useState(false);
  const [progress, setProgress] = useState<CallsTogether['progress']>(null);
  const isOneRequest = isAtomic === true && !isRefused;
  return {
    ...act,
    isOneRequest,
    progress,
    submit: async (calls, meaning) => {
      if (isOneRequest && calls.length > 1) {
        // who does not want it as one, e.g. for not upgrading the account, is asked step by step
        const request = { calls: calls.map(({ call }) => call), onRefused: () => setRefused(true) };
        const receipt = await act.run(request, meaning);
        return receipt ? calls.length : 0;
      }
      try {
        for (const [done, { call, summary }] of calls.entries()) {
          setProgress({ done, of: calls.length });
          if (!(await act.send({ ...meaning, call, summary }))) return done;
        }
      } finally {
        setProgress(null);
      }
      return calls.length;
    },
  };
}
