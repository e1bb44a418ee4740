import { describeError } from '@rab/contracts/errors';
import type { Hex, ReplacementReason, TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { waitForTransactionReceipt } from 'wagmi/actions';
import type { TransactionRecord } from './TransactionRecord.ts';

/**
 * Waits for one confirmation of a pending record and reports how it ended. A repriced transaction is followed; one
 * that was cancelled or replaced by another counts as failed. Null unless it succeeded.
 */
export async function awaitTransaction(
  config: Config,
  record: TransactionRecord & { hash?: Hex | undefined },
  onChange: (record: TransactionRecord) => void,
): Promise<TransactionReceipt | null> {
  if (!record.hash) throw new Error('Only a sent transaction can be awaited.');
  let hash = record.hash;
  let replaced: ReplacementReason | undefined;
  try {
    const receipt = await waitForTransactionReceipt(config, {
      hash,
      chainId: record.chainId,
      confirmations: 1,
      timeout: 0,
      onReplaced: ({ reason, transaction }) => {
        replaced = reason;
        hash = transaction.hash;
        onChange({ ...record, hash });
      },
    });
    const succeeded = receipt.status === 'success' && (replaced === undefined || replaced === 'repriced');
    onChange({
      ...record,
      hash,
      phase: succeeded ? 'confirmed' : 'failed',
      ...(replaced && replaced !== 'repriced' && { message: `The transaction was ${replaced} in the wallet.` }),
    });
    return succeeded ? receipt : null;
  } catch (error) {
    onChange({ ...record, hash, phase: 'failed', message: describeError(error) });
    return null;
  }
}
