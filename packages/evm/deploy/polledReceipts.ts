import { setTimeout as sleep } from 'node:timers/promises';
import { type Hash, type PublicActions, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';

const POLL_MS = 5;

/** Extends a client: viem's own wait for a receipt can hang in fast scripts on a chain that mines at once. */
export const polledReceipts = (client: Pick<PublicActions, 'getTransactionReceipt'>) => ({
  /** Looks until there is a receipt. */
  async waitForTransactionReceipt({ hash }: { hash: Hash }): Promise<TransactionReceipt> {
    for (;;) {
      try {
        return await client.getTransactionReceipt({ hash });
      } catch (error) {
        if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
      }
      await sleep(POLL_MS);
    }
  },
});
