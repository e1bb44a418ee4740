import type { Address } from 'viem';
import type { TransactionRecord } from './TransactionRecord.ts';

export const SUCCESS_TITLE = 'Success!!!';
export const FAILED_TITLE = 'Send Tx Failed';

/** How a transaction is spoken of; the titles default to the specification's (TX-02). */
export interface TransactionLabels {
  summary: string;
  success?: string;
  failed?: string;
}

/** The record of a transaction that begins now. */
export const startRecord = (
  { chainId, account, key }: { chainId: number; account: Address; key: string },
  { summary, success = SUCCESS_TITLE, failed = FAILED_TITLE }: TransactionLabels,
): TransactionRecord => ({
  id: crypto.randomUUID(),
  key,
  startedAt: Date.now(),
  chainId,
  account,
  phase: 'simulating',
  summary,
  successTitle: success,
  failedTitle: failed,
});
