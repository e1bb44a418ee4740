import { type Address, type Client, isAddressEqual, type Transaction } from 'viem';
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions';

/**
 * The mined transaction of an account that used this nonce, found by halving: a few requests also when it was mined
 * long ago. Null when no block shows one, e.g. because a contract account used the nonce up itself.
 * @throws when the node keeps no state of the blocks in question
 */
export async function findByNonce(client: Client, account: Address, nonce: number): Promise<Transaction | null> {
  const isUsedAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: account, blockNumber })) > nonce;
  let used = await getBlockNumber(client, { cacheTime: 0 });
  if (!(await isUsedAt(used))) return null;
  let free = used;
  for (let step = 1n; free > 0n && (await isUsedAt(free)); step *= 2n) {
    used = free;
    free = free > step ? free - step : 0n;
  }
  while (used - free > 1n) {
    const middle = (used + free) / 2n;
    if (await isUsedAt(middle)) used = middle;
    else free = middle;
  }
  const { transactions } = await getBlock(client, { blockNumber: used, includeTransactions: true });
  return transactions.find((sent) => sent.nonce === nonce && isAddressEqual(sent.from, account)) ?? null;
}
