import type { TransactionRecord } from '@rab/wallet-context';

/** Of this test file: a record is forgotten when it is old. */
const NOW = Date.now();

/** A transaction of chain 56 on its way, for tests: of account 0x11…, with a hash made of its id; `change` says what matters. */
export const transactionRecord = (id: string, change: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id,
  startedAt: NOW,
  chainId: 56,
  account: `0x${'1'.repeat(40)}`,
  phase: 'pending',
  summary: 'Lock 1 ABC',
  successTitle: 'Success!!!',
  failedTitle: 'Send Tx Failed',
  hash: `0x${id.padStart(64, '0')}`,
  ...change,
});
