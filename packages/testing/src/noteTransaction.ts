import type { TransactionRecord } from '@rab/wallet-context';
import { act } from '@testing-library/react';
import { ALICE } from './renderPart.tsx';
import { transactionRecord } from './transactionRecord.ts';

export const SENT = { id: 'sent', hash: `0x${'12'.repeat(32)}` } as const;

/** What another page of this browser, such as the one before a reload, has noted of Alice's transaction. */
export function noteTransaction(phase: TransactionRecord['phase'], more: Partial<TransactionRecord> = {}): void {
  const record = transactionRecord(SENT.id, {
    ...SENT,
    account: ALICE,
    phase,
    summary: 'Create something',
    successTitle: 'Create launchpad success',
    failedTitle: 'Create launchpad failed',
    ...more,
  });
  localStorage.setItem('rab.transactions.v1', JSON.stringify([record]));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'rab.transactions.v1' }));
  });
}
