import { createContext } from 'react';
import type { TransactionReceipt } from 'viem';

/** An act of this page that the chain has carried out. */
export interface DoneAct {
  /** Which act it is, as in `TransactionRecord`. */
  key: string;
  chainId: number;
  receipt: TransactionReceipt;
}

/** Is called with every act that succeeds below it while its page is shown. */
export const ActsContext = createContext<(act: DoneAct) => void>(() => {});
