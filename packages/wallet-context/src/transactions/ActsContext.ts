import { createContext } from 'react';
import type { TransactionReceipt } from 'viem';

/** An act of this page that the chain has carried out. */
export interface DoneAct {
  /** Which act it is, as in `TransactionRecord`. */
  key: string;
  chainId: number;
  receipt: TransactionReceipt;
}

/** Hears of every act that succeeded below it, while its page stands. */
export const ActsContext = createContext<(act: DoneAct) => void>(() => {});
