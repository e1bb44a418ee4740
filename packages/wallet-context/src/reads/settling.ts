import { atom } from 'jotai';
import type { Address } from 'viem';
import type { Topic } from './topics.ts';

/** An act that has succeeded. */
export interface SettledAct {
  account: Address;
  chainId: number;
  /** As in `TransactionRecord`. */
  key?: string | undefined;
  touches?: readonly Topic[] | undefined;
}

/** Acts that have succeeded while the page still shows what the chain held before: their buttons wait for what is read. */
export const settlingAtom = atom<readonly SettledAct[]>([]);
