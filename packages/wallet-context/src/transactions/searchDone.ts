import type { Client, Hex } from 'viem';
import { getTransaction } from 'viem/actions';
import { searchLogs } from './searchLogs.ts';
import type { Proof, Trace } from './TransactionRecord.ts';

/**
 * Looks for the transaction that has done an act. Anyone may have sent it, such as the last signer of a contract account. It
 * has the act's event, and calls its contract with the act's data, perhaps among other calls.
 * @param isOthers of a transaction that is known to be another act's
 * @returns the search, as `searchLogs` makes one
 */
export const searchDone = (
  client: Client,
  { emitter, topics }: Proof,
  { fromBlock, data }: Trace,
  isOthers: (hash: Hex) => boolean,
): (() => Promise<Hex | null>) =>
  searchLogs(client, { address: emitter, topics, fromBlock }, async ({ transactionHash: hash }) => {
    if (hash === null || isOthers(hash)) return null;
    const { input } = await getTransaction(client, { hash });
    return input.includes(data.slice(2)) ? hash : null;
  });
