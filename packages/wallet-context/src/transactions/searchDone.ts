import { type Client, type Hex, numberToHex } from 'viem';
import { getBlockNumber, getTransaction } from 'viem/actions';
import type { Proof, Trace } from './proofSchema.ts';

/** How many blocks nodes search at once, and how many times they are asked in a row. */
const SPAN = 5_000;
const SPANS = 20;
/** A block that is younger is searched once more: nodes behind one address do not have it at the same moment. */
const RECENT = 30;

/**
 * Looks for the transaction that has done an act. Anyone may have sent it, such as the last signer of a contract account. It
 * has the act's event, and calls its contract with the act's data, perhaps among other calls.
 * @param isOthers of a transaction that is known to be another act's
 * @returns a function that continues where its last search ended, and gives null if no block up to the newest one has the
 * transaction. It rejects if the node does not answer, and while older blocks are still to be searched.
 */
export function searchDone(
  client: Client,
  { emitter, topics }: Proof,
  { fromBlock, data }: Trace,
  isOthers: (hash: Hex) => boolean,
): () => Promise<Hex | null> {
  let from = fromBlock;
  const searchSpan = async (newest: number): Promise<Hex | null> => {
    const to = Math.min(newest, from + SPAN);
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [{ address: emitter, topics: [...topics], fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
    });
    for (const { transactionHash: hash } of logs) {
      if (hash === null || isOthers(hash)) continue;
      const { input } = await getTransaction(client, { hash });
      if (input.includes(data.slice(2))) return hash;
    }
    from = to === newest ? Math.max(from, newest - RECENT) : to + 1;
    return null;
  };
  return async () => {
    const newest = Number(await getBlockNumber(client, { cacheTime: 0 }));
    if (newest < from) return null;
    for (let span = 0; span < SPANS; span += 1) {
      const isLast = newest <= from + SPAN;
      const found = await searchSpan(newest);
      if (found || isLast) return found;
    }
    throw new Error('There are more blocks to search.');
  };
}
