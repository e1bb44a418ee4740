import { type Address, isAddressEqual } from 'viem';
import { DEPLOYMENT_PROXY, type PlannedContract } from './create2.ts';
import { type ChainReader, type Creation, proxyData } from './sender.ts';

/**
 * Where the proxy has created a contract that is there, by halving the chain; null where the node has no state of that time, or the
 * transaction went to another contract that called the proxy.
 */
export async function findCreation(client: ChainReader, contract: PlannedContract): Promise<Creation | null> {
  const block = await firstBlockWith(client, contract.address).catch(() => null);
  if (block === null) return null;
  const { transactions } = await client.getBlock({ blockNumber: block, includeTransactions: true });
  const data = proxyData(contract);
  const creation = transactions.find(({ to, input }) => to && isAddressEqual(to, DEPLOYMENT_PROXY) && input === data);
  return creation ? { block: Number(block), transaction: creation.hash } : null;
}

async function firstBlockWith(client: ChainReader, address: Address): Promise<bigint> {
  let [without, at] = [0n, await client.getBlockNumber()];
  while (at - without > 1n) {
    const middle = (without + at) / 2n;
    if (await client.getCode({ address, blockNumber: middle })) at = middle;
    else without = middle;
  }
  return at;
}
