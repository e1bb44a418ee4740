import { type Address, type Client, type Hex, numberToHex, type RpcLog } from 'viem';
import { getBlockNumber } from 'viem/actions';

/** How many blocks nodes search at once, and how many times they are asked in a row. */
const SPAN = 5_000;
const SPANS = 20;
/** A block that is younger is searched once more: nodes behind one address do not have it at the same moment. */
const RECENT = 30;

export interface LogSearch {
  address: Address;
  /** Null for any; a list for one of them. */
  topics: readonly (Hex | Hex[] | null)[];
  fromBlock: number;
}

/**
 * Looks through the logs of a contract for the first one of which `match` makes something.
 * @returns a function that continues where its last search ended, and gives null if no block up to the newest one has such a log.
 * It rejects if the node does not answer, and while older blocks are still to be searched.
 */
export function searchLogs<T>(
  client: Client,
  { address, topics, fromBlock }: LogSearch,
  match: (log: RpcLog) => Promise<T | null> | T | null,
): () => Promise<T | null> {
  let from = fromBlock;
  const searchSpan = async (newest: number): Promise<T | null> => {
    const to = Math.min(newest, from + SPAN);
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [{ address, topics: [...topics], fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
    });
    for (const log of logs) {
      const found = await match(log);
      if (found !== null) return found;
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
      if (found !== null || isLast) return found;
    }
    throw new Error('There are more blocks to search.');
  };
}
