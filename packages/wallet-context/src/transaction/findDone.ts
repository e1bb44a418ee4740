import { type Client, type Hex, numberToHex } from 'viem';
import { getBlockNumber, getTransaction } from 'viem/actions';
import type { Proof, Trace } from './proofSchema.ts';

/** So many blocks nodes search at once; a request that waits longer for its block is found by its wallet alone. */
const SPAN = 5_000;

/**
 * The transaction that has done an act, whoever sent it: it bears the act's event, and calls its contract with the act's
 * data, perhaps among other calls. Null where none of the first 5,000 blocks has one.
 * @param isOthers of a transaction that is known to be another act's
 * @throws where the node does not answer
 */
export async function findDone(
  client: Client,
  { emitter, topics }: Proof,
  { fromBlock, data }: Trace,
  isOthers: (hash: Hex) => boolean,
): Promise<Hex | null> {
  const newest = Number(await getBlockNumber(client, { cacheTime: 0 }));
  if (newest < fromBlock) return null;
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address: emitter,
        topics: [...topics],
        fromBlock: numberToHex(fromBlock),
        toBlock: numberToHex(Math.min(newest, fromBlock + SPAN)),
      },
    ],
  });
  for (const { transactionHash: hash } of logs) {
    if (hash === null || isOthers(hash)) continue;
    const { input } = await getTransaction(client, { hash });
    if (input.includes(data.slice(2))) return hash;
  }
  return null;
}
