import { type Client, type Hex, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';

/** Receipt of a mined transaction; null where the chain knows none. */
export async function readReceipt(client: Client, hash: Hex): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}
