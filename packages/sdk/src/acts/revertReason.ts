import { describeError } from '@rab/contracts/errors';
import type { Client, TransactionReceipt } from 'viem';
import { call, getTransaction } from 'viem/actions';

/**
 * Why a transaction failed on chain, as a sentence: it is run again on its block's state, which still has the cause.
 * Undefined if the node does not keep that state, or if it succeeds now.
 */
export async function revertReason(client: Client, receipt: TransactionReceipt): Promise<string | undefined> {
  const { transactionHash: hash, blockNumber, gasUsed } = receipt;
  try {
    const { from: account, to, input: data, value, gas } = await getTransaction(client, { hash });
    if (gasUsed === gas) return describeError(new Error('out of gas'));
    return await call(client, { account, to, data, value, gas, blockNumber }).then(() => undefined, describeError);
  } catch {
    return undefined;
  }
}
