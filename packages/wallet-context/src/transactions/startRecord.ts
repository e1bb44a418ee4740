import type { Address } from 'viem';
import type { Topic } from '../reads/topics.ts';
import { newId } from '../state/newId.ts';
import type { Destination } from './leadsTo.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

export const SUCCESS_TITLE = 'Success!!!';
export const FAILED_TITLE = 'Send Tx Failed';

/** How a transaction is spoken of; the titles default to those of TX-02. */
export interface TransactionLabels {
  summary: string;
  success?: string;
  failed?: string;
}

/** What a transaction means besides its call. */
export interface TransactionMeaning extends TransactionLabels {
  /** What is old once it has succeeded; what the account holds and has approved always is. */
  touches?: readonly Topic[];
  /** Where what it creates is shown, and the draft, i.e. what was typed into a form, that it is made of: the form goes there. */
  creation?: { leadsTo: Destination; draftId: string };
}

/** The record of a transaction that begins now. */
export const startRecord = (
  { chainId, account, key }: { chainId: number; account: Address; key: string },
  { summary, success = SUCCESS_TITLE, failed = FAILED_TITLE, touches = [], creation }: TransactionMeaning,
): TransactionRecord => ({
  id: newId(),
  key,
  startedAt: Date.now(),
  chainId,
  account,
  phase: 'simulating',
  summary,
  successTitle: success,
  failedTitle: failed,
  touches: [...touches],
  ...creation,
});
